/**
 * What came for one part of a page is not asked for again by another that is drawn a moment later, in ms: where an
 * answer has no lifetime, each part would ask for it anew.
 */
export const SAME_LOOK = { staleTime: 5000, gcTime: 5000 } as const;
