import { readFileSync, writeFileSync } from 'node:fs';
import { lockfile, withMissingPlatforms } from './lib/lockfile.ts';

// `node tools/run.mjs tools/complete-lockfile.ts`, after `npm install` through a registry mirror that
// lacks packages of other platforms: writes the entries that npm left out. See lib/lockfile.ts.

const { lock, added } = withMissingPlatforms(JSON.parse(readFileSync(lockfile, 'utf8')));
if (added.length > 0) writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} entries added to package-lock.json`);
