import { lastWords } from '../../errors/note.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

// `npm run doctor`: examines an installation and reports its problems (docs/go-live.md).

const marks: Readonly<Record<Finding['state'], string>> = { good: 'ok    ', look: 'look  ', wrong: 'WRONG ' };

try {
  const findings = await examine(process.env, new Date());
  for (const { about, state, text } of findings) console.log(`${marks[state]} ${about}: ${text}`);
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
} catch (error) {
  console.error(lastWords(error));
  process.exitCode = 1;
}
