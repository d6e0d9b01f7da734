import type { Plugin } from 'vite';

/**
 * Fails a build whose chunks import each other: one of the two then runs before the other is loaded, and the page
 * fails as a lost chunk. Any import can change which modules share a chunk, so tests of the sources can't catch it.
 */
export function noCycles(): Plugin {
  return {
    name: 'sportello:no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const isDone = new Set<string>();
      const visit = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`Files that need each other: ${[...way, file].join(' → ')}`);
        if (isDone.has(file)) return;
        for (const next of importsOf(file)) visit(next, [...way, file]);
        isDone.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
