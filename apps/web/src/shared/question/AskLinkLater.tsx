import { Suspense } from 'react';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import type { Origin } from './origin.ts';

const Lazy = optionalPart(() => import('./AskLink.tsx').then((part) => part.AskLink));

/** Loads the link to a case after the page, which does without it. */
export function AskLink({ origin }: { origin: Origin }) {
  return (
    <Suspense fallback={null}>
      <Lazy origin={origin} />
    </Suspense>
  );
}
