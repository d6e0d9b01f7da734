import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const head = `// Written by \`npm run scaffold\` from the files that declare a call; tools/scaffold/call-list.test.ts
// fails when it is behind them.
`;

/** The list of all calls, `packages/calls/src/calls.ts`, as the files below that folder declare them. */
export function callList(folder: string): string {
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['mechanism/**', '**/*.test.ts'] }).toSorted();
  const lines = files.flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const ids = [...source.matchAll(/^export const (\w+) = define(?:File|Events)?Call\(/gm)].map(([, id]) => id);
    return ids.map((id) => `export { ${id} } from './${file}';\n`);
  });
  return head + lines.join('');
}
