/** What the link of a recovery message carries, in the part of the URL that is never sent to a server. */
export interface RecoveryLink {
  readonly recoveryId: string;
  readonly code: string;
}

/** Reads the fragment of the URL: `#id=rec_…&codice=…`; undefined for any other. */
export function recoveryLinkOf(fragment: string): RecoveryLink | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const recoveryId = parts.get('id');
  const code = parts.get('codice');
  return recoveryId && code ? { recoveryId, code } : undefined;
}
