import { Suspense, type ReactNode } from 'react';
import { optionalPart } from '../../ui/later/optional-part.tsx';

const Lazy = optionalPart(() => import('./AskPush.tsx').then((part) => part.AskPush));

/** Loads the offer of pushes after the page, which does without it. */
export function AskPush({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Lazy>{children}</Lazy>
    </Suspense>
  );
}
