import { useCallback, useEffect, useState } from 'react';

export interface AreaTools {
  readonly opened: 'SEARCH' | 'SHORTCUTS' | undefined;
  /** Counts the requests, so that code that failed to load is loaded again. */
  readonly times: number;
  readonly open: (tool: AreaTools['opened']) => void;
  /** The first key that may be a shortcut. */
  readonly first: KeyboardEvent | undefined;
}

/** Waits for a shortcut or a press: the code of search and shortcuts is loaded with the first. */
export function useAreaTools(): AreaTools {
  const [first, setFirst] = useState<KeyboardEvent>();
  const [{ opened, times }, setState] = useState<Pick<AreaTools, 'opened' | 'times'>>({ opened: undefined, times: 0 });
  useEffect(() => {
    if (first !== undefined) return undefined;
    const note = (event: KeyboardEvent) => {
      const isHeld = /Mac|iP/.test(navigator.userAgent) ? event.metaKey : event.ctrlKey;
      const isSearch = isHeld && event.key === 'k';
      // The browser would open its own search.
      if (isSearch) event.preventDefault();
      if (isSearch || /^[?/g]$/.test(event.key)) setFirst(event);
    };
    window.addEventListener('keydown', note);
    return () => window.removeEventListener('keydown', note);
  }, [first]);
  return {
    opened,
    times,
    first,
    open: useCallback((tool) => setState((now) => ({ opened: tool, times: now.times + 1 })), []),
  };
}
