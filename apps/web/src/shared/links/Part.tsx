import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import layout from '../../ui/layout/layout.module.css';

interface PartProps {
  /** The hash of the links that lead here. */
  id: string;
  children: ReactNode;
}

/** Takes focus and scroll position when a link leads to this part of the page rather than to its title. */
export function Part({ id, children }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  const isWanted = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isWanted) return undefined;
    const arrive = () => {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView();
    };
    let isThere = true;
    // The title takes the focus after the first paint, so this one comes after it.
    void afterPaint()
      .then(afterPaint)
      .then(() => isThere && arrive());
    // Cards above it grow when their data arrive.
    const growing = new ResizeObserver(() => {
      if (document.activeElement === part.current) part.current?.scrollIntoView();
    });
    growing.observe(document.body);
    const letGo = () => growing.disconnect();
    const acts = { once: true, passive: true } as const;
    for (const act of ['wheel', 'touchstart', 'keydown'] as const) window.addEventListener(act, letGo, acts);
    return () => {
      isThere = false;
      letGo();
      for (const act of ['wheel', 'touchstart', 'keydown'] as const) window.removeEventListener(act, letGo);
    };
  }, [isWanted]);
  return (
    <div ref={part} id={id} tabIndex={-1} className={layout['part']}>
      {children}
    </div>
  );
}
