import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** Minimum time in view, so that scrolling past or a shifting layout does not count. */
const MOMENT_MS = 600;

/** Names already seen: a page that is revisited shows them at once. */
const seen = new Set<string>();

interface InSightProps {
  /** Unique within the app. */
  name: string;
  /** False while the content above may still shift it. */
  isSettled: boolean;
  /** Shows it without the minimum time in view. */
  atOnce?: boolean;
  waiting?: ReactNode;
  children: ReactNode;
}

/** Loads a part's code and data once it has been in view. */
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
