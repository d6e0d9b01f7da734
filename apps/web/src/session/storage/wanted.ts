/** The path under which the customer area begins. */
const AREA = '/my-edison';

/**
 * Whether a stored path leads to a page of the customer area and nowhere else: to another page than
 * its home, which whoever signs in finds anyway (sessione.stati.3).
 */
export function isPageOfArea(path: string): boolean {
  // Of no origin that there is: what names one of its own leads away.
  const nowhere = 'https://sportello.invalid';
  if (!path.startsWith(AREA) || !URL.canParse(path, nowhere)) return false;
  const { origin, pathname } = new URL(path, nowhere);
  return origin === nowhere && pathname.startsWith(`${AREA}/`);
}
