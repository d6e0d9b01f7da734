import { useMatches, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageDirection } from '../../ui/layout/PageTransition.tsx';

/** The path of the rendered page, not of the one still loading. */
export function useShownPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
}

export function usePageMove(): { path: string; direction: PageDirection } {
  const router = useRouter();
  const path = useShownPath();
  const index = router.latestLocation.state.__TSR_index;
  const [page, setPage] = useState<{ path: string; index: number; direction: PageDirection }>({
    path,
    index,
    direction: 'forward',
  });
  if (page.path === path) return page;
  const next = { path, index, direction: index < page.index ? ('back' as const) : ('forward' as const) };
  setPage(next);
  return next;
}
