import { lastDeliveryDay, nextNoticeStep, type SentChannel } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { announce } from '../../../events/announce.ts';
import { reachable } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { post } from '../../messages/usecases/post.ts';
import { findContacts } from '../../support/queries.ts';
import { listSteps } from '../queries/ledger.ts';
import { listDueNotices, lockDueNotice, updateProgress, type DueNotice, type NoticeRow } from '../queries/notices.ts';
import { appendStep, self } from './append.ts';
import { contentDigest, sha256 } from './chain.ts';
import { drawNotice } from './paper.ts';
import { noticeWords } from './template.ts';

const PAGE = 200;

export type Advancing = Services;

/**
 * Prepares new notices and sends on those without proof, each in a transaction of its own, once on any number of
 * servers (comunicazioni.canali.1). One that fails is tried again by the next run, and does not keep the others from
 * theirs.
 */
export async function advanceNotices(services: Advancing, isOver: () => boolean = () => false): Promise<void> {
  const at = services.clock();
  const faults: unknown[] = [];
  let after: DueNotice | undefined;
  do {
    const page = await listDueNotices(services.db, { at, after, limit: PAGE });
    for (const { number } of page) {
      if (isOver()) break;
      await advanceNotice(services, number, at).catch((error: unknown) => faults.push(error));
    }
    after = page.length < PAGE || isOver() ? undefined : page.at(-1);
  } while (after !== undefined);
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} notices could not be sent on.`);
}

/** Does what follows for one notice until it has to wait, or nothing follows. */
async function advanceNotice(services: Advancing, number: string, at: Date): Promise<void> {
  await services.db.transaction(async (db) => {
    for (;;) {
      const row = await lockDueNotice(db, number, at);
      if (!row || !(await takeNextStep(services, db, row, at))) return;
    }
  });
}

async function takeNextStep(services: Advancing, db: Database, row: NoticeRow, at: Date): Promise<boolean> {
  const { number, customerCode } = row;
  const contacts = (await findContacts(db, customerCode)) ?? { email: null, mobile: null };
  const ways = reachable(services, contacts);
  const found = nextNoticeStep({
    steps: (await listSteps(db, [number])).map(({ step, channel }) => ({ step, channel: channel ?? undefined })),
    givenTo: {
      ...(row.mailedAt && { EMAIL: row.mailedAt.getTime() }),
      ...(row.textedAt && { SMS: row.textedAt.getTime() }),
    },
    reachable: ways.map(({ channel }) => channelOf[channel]),
    waitDays: services.noticeSettings.escalationDays,
    now: at.getTime(),
  });
  switch (found.next) {
    case 'PREPARE':
      await prepare(services, db, row, at);
      return true;
    case 'SEND': {
      const way = ways.find(({ channel }) => channelOf[channel] === found.channel);
      if (!way) throw new Error('A channel has no recipient.');
      const { kind, title, effectiveDay, eventId } = row;
      const message = { template: 'legal-notice', number, kind, title, effectiveDay } as const;
      await post(services, db, message, { ...way, customerCode }, at, eventId);
      await updateProgress(db, number, found.channel === 'EMAIL' ? { mailedAt: at } : { textedAt: at });
      return true;
    }
    case 'WAIT':
      await updateProgress(db, number, { dueAt: new Date(found.until) });
      return false;
    case 'POST':
      await appendStep(db, row, { step: 'DA_SPEDIRE', at, channel: 'POSTA' });
      await announce(db, { kind: 'NOTICE_TO_POST', customerCode, data: { noticeNumber: number } }, self, at);
      await updateProgress(db, number, { dueAt: null });
      return false;
    case 'NOTHING':
      await updateProgress(db, number, { dueAt: null });
      return false;
  }
}

export const channelOf = { MAIL: 'EMAIL', SMS: 'SMS' } as const satisfies Record<string, SentChannel>;

/** Keeps the PDF, puts its hash into the ledger and announces the notice (comunicazioni.passi.1). */
async function prepare(services: Advancing, db: Database, imported: NoticeRow, at: Date): Promise<void> {
  const row = { ...imported, text: await noticeWords(db, imported) };
  const { number, customerCode, contractCode, kind, title, text, effectiveDay, allFall } = row;
  const pdf = await drawNotice(services, db, row);
  const digests = { contentDigest: contentDigest(row), pdfDigest: sha256(pdf) };
  await appendStep(db, row, { step: 'PREPARATA', at, channel: null, digests });
  const lastDay = lastDeliveryDay({ kind, effectiveDay: effectiveDay ?? undefined, allFall }) ?? null;
  const data = { noticeNumber: number, noticeKind: kind, title, contractCode, effectiveDay, lastDay };
  const eventId = await announce(db, { kind: 'NOTICE_PREPARED', customerCode, data }, self, at);
  await updateProgress(db, number, { text, pdf, eventId });
}
