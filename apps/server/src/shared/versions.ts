import { ApiError } from '../errors/api-error.ts';

// One scheme for all that customers change (docs/adr/0014-changes-at-a-version.md): what is read
// carries a version; a change locks the row, compares what was seen with what stands, and writes.

/** What a request of a change says in its header: the version between the quotes. */
export function versionIn(headers: { readonly 'if-match'?: string | undefined }): string | undefined {
  return headers['if-match']?.slice(1, -1);
}

/** Refuses a change over something else than what stands; without a version a change simply wins. */
export function rejectStaleVersion(seen: string | undefined, standing: string): void {
  if (seen !== undefined && seen !== standing) throw new ApiError('CHANGED_MEANWHILE');
}
