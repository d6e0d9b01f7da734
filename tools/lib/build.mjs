import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { Explained } from './explain.mjs';
import { exclusively } from './exclusive.mjs';
import { findNode } from './node.mjs';
import { inRoot, root } from './root.mjs';

const inputs = ['package-lock.json', 'apps/web', 'packages/calls', 'packages/domain'];

const dist = inRoot('apps/web/dist');
// Inside the output, so that a manual build or a deleted folder removes the stamp too.
const stamp = path.join(dist, '.stamp');

export async function ensureBuilt() {
  if (isBuilt(hashOfInputs())) return;
  await exclusively('build', async () => {
    const hash = hashOfInputs();
    if (isBuilt(hash)) return;
    console.log('Building the web app …');
    const vite = inRoot('node_modules/vite/bin/vite.js');
    // A test runner's mode would build React's development version.
    const env = { ...process.env, NODE_ENV: 'production' };
    const code = await run(findNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: inRoot('apps/web'), env });
    if (code !== 0) throw new Explained('The web app could not be built: the reason stands above.');
    writeFileSync(stamp, hash);
  });
}

function isBuilt(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(inRoot(input)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(entry) {
  if (statSync(entry).isFile()) return [entry];
  const children = readdirSync(entry, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return children.flatMap((child) => {
    const full = path.join(entry, child.name);
    if (child.isDirectory()) return ['node_modules', 'dist', 'test'].includes(child.name) ? [] : filesOf(full);
    return isInput(child) ? [full] : [];
  });
}

/** Tests are not part of the app, and generated files would trigger another build. */
function isInput(file) {
  return file.isFile() && !/\.(test|gen)\.tsx?$/.test(file.name);
}
