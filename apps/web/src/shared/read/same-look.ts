/**
 * Stops parts of one page, mounted a moment apart, from repeating each other's requests when an answer has no
 * lifetime; in ms.
 */
export const SAME_LOOK = { staleTime: 5000, gcTime: 5000 } as const;
