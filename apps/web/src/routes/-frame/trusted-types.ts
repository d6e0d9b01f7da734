interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ): unknown;
}

/**
 * For a content security policy that requires Trusted Types: whatever wants to write markup as a
 * string may write text and style sheets, but nothing that could hold an element (sessione.difese.1). The
 * scripts that are started by their URL are the worker that reads PDFs, as the build has named it, and
 * the wallets' that the provider has configured. The empty drawing is what Leaflet asks browsers with.
 */
export function rejectMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== '<svg/>' ? null : html),
    createScriptURL: (url) => (/^\/assets\/pdf\.worker[\w.-]+$/.test(url) || wallets.has(url) ? url : null),
  });
}

const wallets = new Set<string>();

/** Lets the scripts of wallets be loaded (pagamento.portafogli.1). */
export function trustWallets(urls: readonly string[]): void {
  for (const url of urls) wallets.add(url);
}
