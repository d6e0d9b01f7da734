interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ): unknown;
}

/**
 * For a content security policy that requires Trusted Types: whatever wants to write markup as a
 * string may write text and style sheets, but nothing that could hold an element (sessione.difese.1). The one
 * script that is started by its URL is the worker that reads PDFs, as the build has named it.
 */
export function refuseMarkup(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: (url) => (/^\/assets\/pdf\.worker[\w.-]+$/.test(url) ? url : null),
  });
}
