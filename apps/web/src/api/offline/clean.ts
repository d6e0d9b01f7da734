import type { KeyValue } from '../../session/storage/key-value.ts';
import { noteKept } from './marker.ts';
import { openDatabase } from './sealed/database.ts';
import { eraseLeftovers } from './sealed/erase.ts';

/** Deletes what ended sessions have left, on a page without a session. */
export async function cleanLeftovers(browserStorage: KeyValue, now: number): Promise<void> {
  const database = await openDatabase();
  const remembered = browserStorage.get('sportello.session');
  await eraseLeftovers(database, { mine: undefined, remembered, now });
  if ((await database.count('outbox')) > 0) noteKept(browserStorage, 'OUTBOX');
  else if ((await database.count('keys')) === 0) noteKept(browserStorage, undefined);
  database.close();
}
