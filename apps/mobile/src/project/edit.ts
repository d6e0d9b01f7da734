import { readFile, writeFile } from 'node:fs/promises';

/**
 * Replaces text in a file that Capacitor made. Throws where the text isn't there the given number of times, so that a
 * new version of Capacitor can't skip a change silently.
 */
export async function replaceIn(
  file: string,
  changes: readonly (readonly [from: string, to: string, times?: number])[],
) {
  let text = await readFile(file, 'utf8');
  for (const [from, to, times = 1] of changes) {
    const found = text.split(from).length - 1;
    if (found !== times) throw new Error(`${file} has ${from} ${found} times instead of ${times}.`);
    text = text.replaceAll(from, () => to);
  }
  await writeFile(file, text);
}

/** Escapes a text for XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
}
