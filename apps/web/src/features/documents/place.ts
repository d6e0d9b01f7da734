/** The gateway requires the session; other locations are external pages. */
export type DocumentPlace =
  | { readonly kind: 'gateway'; readonly url: string }
  | { readonly kind: 'elsewhere'; readonly url: string };

/**
 * Classifies a document link (`ricercaDocumentiContrattuali`). Only the origin of the backend that returned it may
 * receive the token; any other is opened by the browser, and only over https.
 *
 * @param base URL of the backend, which may be a path on the app's own origin
 */
export function placeOf(link: string | undefined, base: string, origin: string): DocumentPlace | undefined {
  if (link === undefined) return undefined;
  const gateway = new URL(base, origin);
  const url = URL.canParse(link, gateway) ? new URL(link, gateway) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  // A blob URL has the origin of the page that created it.
  if (url.protocol === gateway.protocol && url.origin === gateway.origin) return { kind: 'gateway', url: url.href };
  return url.protocol === 'https:' ? { kind: 'elsewhere', url: url.href } : undefined;
}
