/** Data of the recovery link, kept in the URL fragment because it is never sent to a server. */
export interface RecoveryLink {
  readonly recoveryId: string;
  readonly code: string;
}

/** Parses `#id=rec_…&codice=…`; undefined for any other fragment. */
export function recoveryLinkOf(fragment: string): RecoveryLink | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const recoveryId = parts.get('id');
  const code = parts.get('codice');
  return recoveryId && code ? { recoveryId, code } : undefined;
}
