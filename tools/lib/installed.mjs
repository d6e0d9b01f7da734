/**
 * Tells whether what npm installed is what the lockfile says for this platform.
 *
 * @param {Record<string, any>} locked the `packages` of package-lock.json
 * @param {Record<string, any>} installed the `packages` of node_modules/.package-lock.json
 * @param {{ os: string, cpu: string, libc: string }} here
 */
export function isSame(locked, installed, here) {
  return Object.entries(locked).every(([folder, entry]) => {
    if (!folder.startsWith('node_modules/')) return true;
    const there = installed[folder];
    if (there === undefined) return entry.optional === true && !isForHere(entry, here);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Only a package for certain platforms can be missed; other optional ones belong to one of those. */
function isForHere({ os, cpu, libc }, here) {
  if (!os && !cpu) return false;
  return fits(os, here.os) && fits(cpu, here.cpu) && fits(libc, here.libc);
}

function fits(allowed, value) {
  return !allowed || allowed.includes(value);
}
