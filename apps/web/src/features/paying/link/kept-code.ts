const KEY = 'bill-link';

/**
 * The code of the link, from the URL fragment. The payment provider must not receive it and returns without it, so
 * this tab's session storage keeps it.
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
    // Without storage the link has to be opened again.
    return given ?? undefined;
  }
}
