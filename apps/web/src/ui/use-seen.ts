import { useEffect, useState } from 'react';

/** What only goes by, while one scrolls or while what stands above still grows, is not looked at. */
const MOMENT_MS = 600;

/**
 * Whether something has been in sight for a moment: for parts of a page whose code and data nobody needs before.
 *
 * @param isSettled false while what stands above may still push it away
 */
export function useSeen(isSettled: boolean) {
  const [element, ref] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !isSettled || element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(() => setSeen(true), MOMENT_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isSeen, isSettled]);
  return { ref, isSeen };
}
