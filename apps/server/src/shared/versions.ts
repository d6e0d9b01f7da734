import { ApiError } from '../errors/api-error.ts';

// Optimistic locking for all customer changes (docs/adr/0014-changes-at-a-version.md): reads return a version; a
// change locks the row, compares the versions and writes.

/** Returns the version between the quotes of `if-match`. */
export function versionIn(headers: { readonly 'if-match'?: string | undefined }): string | undefined {
  return headers['if-match']?.slice(1, -1);
}

/** Rejects a change based on a stale version; without a version the last write wins. */
export function rejectStaleVersion(seen: string | undefined, standing: string): void {
  if (seen !== undefined && seen !== standing) throw new ApiError('CHANGED_MEANWHILE');
}
