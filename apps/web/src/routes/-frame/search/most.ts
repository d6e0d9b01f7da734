/** Limit of results of a source, lower for the suggestions before anything is typed. */
export const mostOf = (sought: string): number => (sought === '' ? 3 : 8);
