const KEY = 'bill-link';

/**
 * What the link carries, behind the # of the address. The payment provider is not told it and leads back without: this
 * tab keeps it meanwhile, and no longer than it is open.
 */
export function keptCode(hash: string): string | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('codice');
  try {
    if (given !== null && given !== '') {
      sessionStorage.setItem(KEY, given);
      return given;
    }
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // A browser that keeps nothing: the link has to be opened again.
    return given ?? undefined;
  }
}
