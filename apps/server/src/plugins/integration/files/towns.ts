import { StartError } from '../../../errors/start-error.ts';
import { writeTowns } from '../../../commands/import/towns/import.ts';
import { count } from '../../../commands/import/report.ts';
import { nothing, type Load } from '../sent.ts';
import { filesIn } from './form.ts';
import { runAlongside, reasonOf } from './keep.ts';

const LISTS = ['towns.csv', 'postcodes.csv'] as const;

interface List {
  readonly at: number;
  readonly file: string;
}

/** Italy's towns and postal codes, loaded all or none (fornitore.connessi.5). */
export const loadTowns: Load = async ({ workers }, place, { spooled, skipRejected, now }, tell) => {
  const lists = new Map<string, List>();
  let refused = spooled.refused.count;
  const reject = (line: number, field: string, reason: string) => {
    refused += 1;
    tell.refused({ line, field, reason });
  };
  for await (const { at, name, bytes } of filesIn(spooled.file)) {
    const before = lists.get(name);
    if (!LISTS.some((each) => each === name)) reject(at, 'file', `neither ${LISTS.join(' nor ')}`);
    else if (before !== undefined) reject(at, 'file', `the same as on line ${before.at}`);
    else lists.set(name, { at, file: (await runAlongside(spooled.file, bytes)).file });
  }
  const [towns, postcodes] = LISTS.map((name) => lists.get(name));
  if (towns === undefined || postcodes === undefined) {
    reject(spooled.first, 'file', `${LISTS.join(' and ')} are read together: one of them is missing`);
  }
  if (towns === undefined || postcodes === undefined || (refused > 0 && !skipRejected)) return nothing(false);
  try {
    const files = { towns: towns.file, postcodes: postcodes.file };
    const read = await workers.run('readTowns', { files, now }, { hasBegun: true });
    const { leftOver, withoutPostcode, added, changed, towns: all } = await writeTowns(place, read);
    if (withoutPostcode.length > 0) {
      tell.remarked({ line: postcodes.at, note: `without a postal code: ${withoutPostcode.join(', ')}` });
    }
    if (leftOver > 0) {
      tell.remarked({ line: towns.at, note: `not in the file, and left as they are: ${count(leftOver, 'town')}` });
    }
    return { added, changed, unchanged: all - added - changed, isWritten: true };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [name, { at, file }] = [...lists].find(([, list]) => error.message.includes(list.file)) ?? [LISTS[0], towns];
    reject(at, 'contenuto', reasonOf(error, file, name));
    return nothing(false);
  }
};
