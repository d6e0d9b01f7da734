import { createContext, useContext, useEffect } from 'react';

/** Takes what the page says that it is about; the root names the window after it. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Says in the window's title which one of its kind this page is about, while it is shown. */
export function usePageName(name: string | undefined): void {
  const say = useContext(PageNameContext);
  useEffect(() => {
    say(name);
    return () => say(undefined);
  }, [say, name]);
}
