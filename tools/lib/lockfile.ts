import { fileURLToPath } from 'node:url';

/** The lockfile of the checkout. */
export const lockfile = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lock = { packages: Record<string, Entry> };

/** `@oxlint/binding-linux-x64-musl`: system, processor and C library stand in the name. */
const platformName =
  /(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(?<abi>\w+))?$/;

/**
 * npm leaves a platform's package out of the lockfile when its registry doesn't have it, and then
 * `npm ci` refuses that lockfile everywhere. This adds what is missing, by name and version, without
 * a hash: where the platform is another one nothing is downloaded.
 */
export function withMissingPlatforms(lock: Lock): { lock: Lock; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [folder, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isFound(packages, folder, name)) continue;
      packages[`node_modules/${name}`] = platformEntry(name, version, entry);
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** As Node looks for it: in the package's own node_modules, then in those above. */
function isFound(packages: Lock['packages'], folder: string, name: string): boolean {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}

function platformEntry(name: string, version: string, parent: Entry): Entry {
  const { os, cpu, abi = '' } = platformName.exec(name)?.groups ?? {};
  if (os === undefined || cpu === undefined || !/^\d/.test(version)) {
    throw new Error(`${name}@${version} is missing in package-lock.json, and its name does not tell its platform.`);
  }
  const libc = os === 'linux' ? { libc: [abi.includes('musl') ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], ...(parent.dev === true ? { dev: true } : {}), ...libc, optional: true, os: [os] };
}
