import { i18n, type MessageDescriptor } from '@lingui/core';
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBrand } from '../../ui/brand/brand.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the window and the history call the page. */
    title?: MessageDescriptor;
  }
}

/** The innermost route that has a title gives the page its name. */
export function titleOf(matches: readonly { staticData: StaticDataRouteOption }[], brandName: string): string {
  const title = matches.findLast((match) => match.staticData.title)?.staticData.title;
  return title === undefined ? brandName : `${i18n._(title)} · ${brandName}`;
}

/** Names the window after its page. */
export function usePageTitle(): void {
  const { name } = useBrand();
  const words = useMatches({ select: (matches) => titleOf(matches, name) });
  useEffect(() => {
    document.title = words;
  }, [words]);
}
