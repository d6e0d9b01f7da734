import { i18n, type MessageDescriptor } from '@lingui/core';
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBrand } from '../../ui/brand/brand.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
    /** The page sets its own name (`usePageName`): its title is used until then. */
    namesItself?: true;
  }
}

/**
 * The innermost route with a title names the page, followed by its subject where it sets one: "Documenti · Casa
 * (Luce) · Aurora Energia".
 */
export function titleOf(
  matches: readonly { staticData: StaticDataRouteOption }[],
  brandName: string,
  pageName?: string,
): string {
  const route = matches.findLast((match) => match.staticData.title)?.staticData;
  const isNamed = pageName !== undefined && route?.namesItself === true;
  const title = route?.title === undefined || isNamed ? undefined : i18n._(route.title);
  return [title, pageName, brandName].filter((part) => part !== undefined).join(' · ');
}

export function usePageTitle(): (name: string | undefined) => void {
  const { name: brandName } = useBrand();
  const [pageName, setPageName] = useState<string>();
  const words = useMatches({ select: (matches) => titleOf(matches, brandName, pageName) });
  useEffect(() => {
    document.title = words;
  }, [words]);
  return setPageName;
}
