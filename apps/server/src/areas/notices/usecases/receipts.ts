import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../shared/context.ts';
import { findNoticeOfMessage } from '../queries/ledger.ts';
import { findNotice } from '../queries/notices.ts';
import { deleteReceipt, insertReceipt, listReceipts, type Receipt } from '../queries/receipts.ts';
import { appendStep } from './append.ts';
import type { Bounce } from './bounces.ts';

const PAGE = 500;

/** Adds the receipts that wait to the ledger, each once on any number of servers (comunicazioni.esiti.1). */
export async function applyReceipts(services: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const page = await listReceipts(services.db, PAGE);
    for (const receipt of page) await applyReceipt(services, receipt);
    if (page.length < PAGE) return;
  }
}

/** Takes the report of a mail as a receipt; false if it is about no notice. */
export async function receiveBounce(db: Database, bounce: Bounce, now: Date): Promise<boolean> {
  const { messageId, outcome, at = now, text } = bounce;
  if ((await findNoticeOfMessage(db, messageId)) === undefined) return false;
  await insertReceipt(db, { reference: messageId, channel: 'EMAIL', outcome, at, text, tracking: null });
  return true;
}

async function applyReceipt({ db: whole }: Pick<Services, 'db'>, receipt: Receipt): Promise<void> {
  await whole.transaction(async (db) => {
    if (!(await deleteReceipt(db, receipt))) return;
    const { reference, channel, outcome, at, text, tracking } = receipt;
    const notice =
      (await findNotice(db, reference)) ?? (await findNotice(db, (await findNoticeOfMessage(db, reference)) ?? ''));
    if (!notice) return;
    const evidence = { ...(text !== null && { text }), ...(tracking !== null && { tracking }) };
    await appendStep(db, notice, { step: outcome, at, channel, evidence });
  });
}
