const oldest = 15;
/** The tests run on the embedded PostgreSQL, which is of this version. */
const newestTested = 18;

const majorOf = (versionNumber: number) => Math.floor(versionNumber / 10_000);

/** Returns the problem of a PostgreSQL that is too old, by its `server_version_num`. */
export function describeUnsupported(versionNumber: number): string | undefined {
  if (versionNumber >= oldest * 10_000) return undefined;
  return `the server is PostgreSQL ${majorOf(versionNumber)}; ${oldest} or newer is needed.`;
}

/** Returns the warning about a PostgreSQL that is newer than those of the tests, by its `server_version_num`. */
export function describeUntested(versionNumber: number): string | undefined {
  if (majorOf(versionNumber) <= newestTested) return undefined;
  return `PostgreSQL ${majorOf(versionNumber)} is newer than those that Sportello is tested with (${oldest} to ${newestTested}).`;
}
