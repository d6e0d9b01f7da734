import type { Plugin } from 'vite';

/**
 * Refuses a build whose files need each other: of two such one runs before the other is there, and a
 * page that worked in every test of the sources is a lost part. Which modules share a file changes
 * with any import, so that no journey can be trusted to open the page that has it.
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
