/**
 * Returns the classes in a page that have a rule in some sheet of the build, but in none that the page links or
 * inlines.
 *
 * @param sheets the CSS of every built sheet by its address
 */
export function findUnstyledClasses(html: string, sheets: ReadonlyMap<string, string>): string[] {
  const inlined = matchAll(html, /<style[^>]*>(.*?)<\/style>/gs);
  const linked = matchAll(html, /<link rel="stylesheet"[^>]*\bhref="([^"]+\.css)"/g).map(
    (address) => sheets.get(address) ?? '',
  );
  const present = classesIn([...inlined, ...linked]);
  const built = classesIn([...sheets.values()]);
  const used = new Set(matchAll(html, /\sclass="([^"]*)"/g).flatMap((value) => value.split(/\s+/)));
  return [...used].filter((name) => built.has(name) && !present.has(name));
}

const classesIn = (sheets: readonly string[]) =>
  new Set(sheets.flatMap((sheet) => matchAll(sheet, /\.(-?[a-z_][\w-]*)/gi)));

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
