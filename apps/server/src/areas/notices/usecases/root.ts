import { createHash } from 'node:crypto';
import { dayInRome } from '@sportello/domain';
import { announce } from '../../../events/announce.ts';
import type { Services } from '../../../shared/context.ts';
import { readHeads } from '../queries/chain-rows.ts';
import { findLastLedgerId, findRoot, insertRoot, lockHeads } from '../queries/roots.ts';
import { self } from './append.ts';
import { headLine } from './chain.ts';

/** Writes and announces the root over all chains, once a day of Rome (comunicazioni.registro.3). */
export async function writeRoot({ db: whole, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const day = dayInRome(at.getTime());
  if (await findRoot(whole, day)) return;
  await whole.transaction(async (db) => {
    await lockHeads(db);
    const lastId = await findLastLedgerId(db);
    if (lastId === 0) return;
    const sum = createHash('sha256');
    let customers = 0;
    for await (const heads of readHeads(db)) {
      for (const head of heads) sum.update(headLine(head));
      customers += heads.length;
    }
    const root = sum.digest('hex');
    if (!(await insertRoot(db, { day, at, lastId, customers, root }))) return;
    const data = { day, customers, root };
    await announce(db, { kind: 'NOTICE_LEDGER_ROOT', customerCode: null, data }, self, at);
  });
}
