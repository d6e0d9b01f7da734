import { readFileSync } from 'node:fs';
import { licencesPage, type Lockfile } from './page.ts';

// `npm run -s licences`: prints docs/licences.md.

const lockfile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
process.stdout.write(licencesPage(JSON.parse(lockfile) as Lockfile));
