import { i18n, type MessageDescriptor } from '@lingui/core';
import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBrand } from '../../ui/brand/brand.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the window and the history call the page. */
    title?: MessageDescriptor;
  }
}

/** Names the window after the innermost route that has a title. */
export function usePageTitle(): void {
  const { name } = useBrand();
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const words = title === undefined ? name : `${i18n._(title)} · ${name}`;
  useEffect(() => {
    document.title = words;
  }, [words]);
}
