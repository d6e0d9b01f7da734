import { randomBytes } from 'node:crypto';
import { isProof, type NoticeChannel, type NoticeStep } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { NoticeEvidence } from '../../../db/schema/index.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import { hasStep, insertLedgerRow, listSteps, lockHead } from '../queries/ledger.ts';
import { updateProgress, type NoticeRow } from '../queries/notices.ts';
import { detailsDigest, GENESIS, rowHash } from './chain.ts';

/** The server itself, which adds steps without anybody's doing. */
export const self: Doer = { username: 'sportello', right: 'COMMAND' };

export interface Step {
  readonly step: NoticeStep;
  readonly at: Date;
  readonly channel: NoticeChannel | null;
  readonly digests?: { readonly contentDigest: string; readonly pdfDigest: string };
  /** Recipient, answer of a mail server, reason: kept with a salt, and outside of the chain but for its digest. */
  readonly evidence?: NoticeEvidence;
}

/**
 * Adds a step to the customer's chain, once however often and on however many servers it is tried; returns false if
 * it is there (comunicazioni.registro.2). The first proof is announced, and ends what follows by itself.
 */
export async function appendStep(
  db: Database,
  { number, customerCode }: Pick<NoticeRow, 'number' | 'customerCode'>,
  { step, at, channel, digests, evidence }: Step,
  by: Doer = self,
): Promise<boolean> {
  const head = await lockHead(db, customerCode, GENESIS);
  if (await hasStep(db, { number, step, channel })) return false;
  const isFirstProof = isProof(step) && !(await listSteps(db, [number])).some((each) => isProof(each.step));
  const details = evidence === undefined ? null : { ...evidence, salt: randomBytes(16).toString('base64url') };
  const row = {
    customerCode,
    position: head.position + 1,
    noticeNumber: number,
    step,
    at,
    channel,
    contentDigest: digests?.contentDigest ?? null,
    pdfDigest: digests?.pdfDigest ?? null,
    detailsDigest: details === null ? null : detailsDigest(details),
  };
  await insertLedgerRow(db, { ...row, details, hash: rowHash(head.hash, row) });
  if (isProof(step)) await updateProgress(db, number, { dueAt: null });
  if (step === 'NON_CONSEGNATA') await updateProgress(db, number, { dueAt: at });
  if (isFirstProof) {
    const data = { noticeNumber: number, step, channel };
    await announce(db, { kind: 'NOTICE_PROVED', customerCode, data }, by, at);
  }
  await invalidateOpenApps(db, { about: 'notices', customerCode });
  return true;
}
