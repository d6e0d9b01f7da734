const AREA = '/my-edison';

/**
 * Returns true if a stored path leads to a page of the customer area, other than its home, which a sign-in opens
 * anyway (sessione.stati.3).
 */
export function isPageOfArea(path: string): boolean {
  // A dummy origin: a path that changes it leads to another site.
  const nowhere = 'https://sportello.invalid';
  if (!path.startsWith(AREA) || !URL.canParse(path, nowhere)) return false;
  const { origin, pathname } = new URL(path, nowhere);
  return origin === nowhere && pathname.startsWith(`${AREA}/`);
}
