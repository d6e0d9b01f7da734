import { createContext, useContext, useEffect } from 'react';

/** Receives the page's own name; the root sets the window title from it. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Adds the page's own name to the window title while it is mounted. */
export function usePageName(name: string | undefined): void {
  const say = useContext(PageNameContext);
  useEffect(() => {
    say(name);
    return () => say(undefined);
  }, [say, name]);
}
