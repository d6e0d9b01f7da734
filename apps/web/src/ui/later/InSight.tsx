import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** What only goes by, while one scrolls or while what stands above still grows, is not looked at. */
const MOMENT_MS = 600;

/** The names of what has been in sight: who comes back to a page finds it as it was left. */
const seen = new Set<string>();

interface InSightProps {
  /** Of its own in the app. */
  name: string;
  /** False while what stands above may still push it away. */
  isSettled: boolean;
  /** Somebody may have come for it: it comes without waiting whether one stays. */
  atOnce?: boolean;
  /** What keeps its place. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part of a page whose code and data nobody needs before it has been in sight. */
export function InSight({ name, isSettled, atOnce = false, waiting, children }: InSightProps) {
  const [place, ref] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(() => seen.has(name));
  useEffect(() => {
    if (isSeen || !isSettled || place === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      seen.add(name);
      setSeen(true);
    };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(show, atOnce ? 0 : MOMENT_MS);
    });
    observer.observe(place);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [name, place, isSeen, isSettled, atOnce]);
  return isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : <div ref={ref}>{waiting}</div>;
}
