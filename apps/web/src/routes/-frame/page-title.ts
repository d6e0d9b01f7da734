import { i18n, type MessageDescriptor } from '@lingui/core';
import { useMatches, type StaticDataRouteOption } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBrand } from '../../ui/brand/brand.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the window and the history call the page. */
    title?: MessageDescriptor;
    /** The page says itself which one of its kind it is (`usePageName`): its title stands until then. */
    namesItself?: true;
  }
}

/**
 * The innermost route that has a title gives the page its name; with what the page is about, where it
 * says so: "Documenti · Casa (Luce) · Aurora Energia".
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

/** Names the window after its page; gives what takes the page's own name. */
export function usePageTitle(): (name: string | undefined) => void {
  const { name: brandName } = useBrand();
  const [pageName, setPageName] = useState<string>();
  const words = useMatches({ select: (matches) => titleOf(matches, brandName, pageName) });
  useEffect(() => {
    document.title = words;
  }, [words]);
  return setPageName;
}
