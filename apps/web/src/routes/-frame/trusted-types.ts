interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ): unknown;
}

/**
 * For a CSP that requires Trusted Types: markup strings may hold text and style sheets but no element
 * (sessione.difese.1). Allowed script URLs are the build's workers, the service worker and the configured wallets' scripts. `<svg/>` is the feature test of Leaflet.
 */
export function rejectMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== '<svg/>' ? null : html),
    createScriptURL: (url) =>
      /^\/(assets\/\w+\.worker[\w.-]+|service-worker\.js)$/.test(url) || wallets.has(url) ? url : null,
  });
}

const wallets = new Set<string>();

/** Allows the wallets' scripts (pagamento.portafogli.1). */
export function trustWallets(urls: readonly string[]): void {
  for (const url of urls) wallets.add(url);
}
