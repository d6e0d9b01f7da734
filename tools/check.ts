import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run check`: types, lint, format, dead code and English; `-- --fix` fixes what it can.
// The checks run side by side, but fixes change files and run in turn.

const root = fileURLToPath(new URL('..', import.meta.url));
const fix = process.argv.includes('--fix');

const checks: readonly { name: string; commands: readonly (readonly string[])[] }[] = [
  { name: 'types', commands: [['tsc', '-b']] },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]] },
  { name: 'format', commands: [['oxfmt', fix ? '--write' : '--check', '.']] },
  { name: 'dependencies', commands: [['depcruise', 'packages', 'apps', 'tools', 'e2e', 'bench']] },
  { name: 'dead code', commands: [['knip', '--no-progress']] },
  { name: 'english', commands: [['node', 'tools/english/main.ts', ...(fix ? ['--fix'] : [])]] },
];

function run([program = '', ...args]: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const file = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function perform({ name, commands }: (typeof checks)[number]): Promise<boolean> {
  const results = [];
  for (const command of commands) results.push(await run(command));
  const bad = results.filter((result) => !result.ok);
  console.log(`${bad.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const { output } of name === 'english' ? results : bad) if (output !== '') console.log(output.trimEnd());
  return bad.length === 0;
}

const passed: boolean[] = [];
if (fix) for (const check of checks) passed.push(await perform(check));
else passed.push(...(await Promise.all(checks.map(perform))));
process.exitCode = passed.every(Boolean) ? 0 : 1;
