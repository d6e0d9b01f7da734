interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Licences that ask for nothing but their text, which each package brings along. */
const permissive = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT and ISC',
  'MIT-0',
  'Unlicense',
]);

/** Licences of packages whose `package.json` names none. */
const unnamed: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Generates docs/licences.md from the packages that an installation runs or that its web app is built with. */
export function licencesPage({ packages }: Lockfile): string {
  const counts = new Map<string, number>();
  const named = new Map<string, Set<string>>();
  for (const [place, { license, dev, link }] of Object.entries(packages)) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (name === undefined || dev === true || link === true || name.startsWith('node-bin-')) continue;
    const licence = license ?? unnamed[name] ?? 'unknown';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (permissive.has(licence)) continue;
    // One library for each machine.
    const family = name.replace(/-(?:darwin|linux|linuxmusl|win32|wasm32)\b.*/, '-*');
    named.set(licence, (named.get(licence) ?? new Set()).add(family));
  }
  const rows = [...counts].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
  const others = [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `# Licences

Written by \`npm run -s licences > docs/licences.md\` from \`package-lock.json\`. Sportello itself is under Apache-2.0 (\`LICENSE\`).

A list of all parts with their versions, as CycloneDX:

\`\`\`sh
npm sbom --sbom-format cyclonedx --omit dev --package-lock-only
\`\`\`

| licence | packages |
|---|---|
${rows.map(([licence, count]) => `| ${licence} | ${count} |`).join('\n')}

Those that ask for more than their text. The LGPL libraries are separate files that an installation may replace, and are unchanged:

| licence | packages |
|---|---|
${others.map(([licence, names]) => `| ${licence} | ${[...names].map((name) => `\`${name}\``).join(', ')} |`).join('\n')}
`;
}
