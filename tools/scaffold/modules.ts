import { catalogue, type Call } from '@sportello/calls';

export type Modules = NonNullable<Call['modules']> | null;

const NEED_WORDS = { ACTIVE: '', LIGHT: ' from LIGHT', PREVIEW: ' from PREVIEW' };

/** Words a call's modules as the table of `moduli.porta.2` does. */
export function moduleWords(modules: Modules): string {
  if (modules === null) return 'none';
  return Object.entries(modules)
    .map(([name, need]) => `${name}${NEED_WORDS[need]}`)
    .join(', or ');
}

/** Returns the modules of most calls in the source of an area's handlers: null where most are not a customer's. */
export function commonModules(handlers: string): Modules {
  const counts = new Map<string, number>();
  for (const { id, modules = null } of Object.values<Call>(catalogue)) {
    if (!new RegExp(`^ {2}${id}\\b`, 'm').test(handlers)) continue;
    const json = JSON.stringify(modules);
    counts.set(json, (counts.get(json) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? null : (JSON.parse(most[0]) as Modules);
}

/** Adds the call to its row of `moduli.porta.2`. */
export function withModuleRow(page: string, modules: Modules, id: string): string {
  const row = `\n| ${moduleWords(modules)} | `;
  const at = page.indexOf(row, page.indexOf('**`moduli.porta.2`**'));
  if (at < 0) throw new Error(`The table of moduli.porta.2 has no row "${moduleWords(modules)}"`);
  return `${page.slice(0, at)}${row}\`${id}\`, ${page.slice(at + row.length)}`;
}
