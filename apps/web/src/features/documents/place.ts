/** Where a document is: with the gateway, which is asked with the session, or on a page of its own. */
export type DocumentPlace =
  | { readonly kind: 'gateway'; readonly url: string }
  | { readonly kind: 'elsewhere'; readonly url: string };

/**
 * Reads the link of a document (`ricercaDocumentiContrattuali`). Only the origin of the backend that
 * gave it may see the token; any other is a page that the browser opens, and only over https.
 *
 * @param base where the backend is, which the app may know as a path of its own origin
 */
export function placeOf(link: string | undefined, base: string, origin: string): DocumentPlace | undefined {
  if (link === undefined) return undefined;
  const gateway = new URL(base, origin);
  const url = URL.canParse(link, gateway) ? new URL(link, gateway) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  // A blob has the origin of the page that made it.
  if (url.protocol === gateway.protocol && url.origin === gateway.origin) return { kind: 'gateway', url: url.href };
  return url.protocol === 'https:' ? { kind: 'elsewhere', url: url.href } : undefined;
}
