import { dayInRome, type WithdrawalContract } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import { contactKey } from '../../../shared/contacts.ts';
import type { Services } from '../../../shared/context.ts';
import { post } from '../../messages/usecases/post.ts';
import {
  findWithdrawalFrom,
  insertReceiptDocument,
  insertWithdrawal,
  type WithdrawalRow,
} from '../queries/withdrawals.ts';
import { contractWords, withdrawableContract } from './contract.ts';
import { receiptNumberOf } from './number.ts';

export interface Confirmation {
  readonly customerCode: string;
  readonly kind: WithdrawalContract;
  readonly code: string;
  /** As given on the public page; absent: the customer's own. */
  readonly name?: string;
  readonly email: string;
  readonly channel: WithdrawalRow['channel'];
  readonly by: Doer;
  readonly key: string | null;
  readonly digest: string | null;
}

/**
 * Withdraws from a contract in the caller's transaction, with its event, document and mail (recesso.conferma.1). A
 * contract that was withdrawn from, also by a request that is still running, returns that withdrawal
 * (recesso.conferma.2). `onWritten` runs for a new one alone.
 */
export async function confirmWithdrawal(
  services: Services,
  db: Database,
  asked: Confirmation,
  now: Date,
  onWritten: () => Promise<void>,
): Promise<WithdrawalRow> {
  const { customerCode, channel, key, digest } = asked;
  const { contract, holder, terms, withdrawn, standing } = await withdrawableContract(db, customerCode, asked, now);
  if (withdrawn) return withdrawn;
  if (standing.state !== 'APERTO' || !terms) throw new ApiError('WITHDRAWAL_NOT_OPEN');
  const { contractKind, contractCode } = terms;
  const sendsMail = services.channels.includes('MAIL');
  const row = await insertWithdrawal(db, {
    customerCode,
    contractKind,
    contractCode,
    at: now,
    channel,
    name: asked.name ?? nameOf(holder),
    email: sendsMail ? asked.email : null,
    contractWords: contractWords(contract),
    lastDay: standing.lastDay,
    key,
    digest,
  });
  if (!row) {
    const other = await findWithdrawalFrom(db, customerCode, contract.refs);
    if (!other) throw new ApiError('S-002');
    return other;
  }
  const number = receiptNumberOf(row);
  await insertReceiptDocument(db, {
    number,
    customerCode,
    contractKind,
    contractCode,
    day: dayInRome(now.getTime()),
  });
  const data = { number, contractKind, contractCode, channel, receivedAt: now.toISOString(), lastDay: row.lastDay };
  const event = await announce(db, { kind: 'WITHDRAWAL_MADE', customerCode, data }, asked.by, now);
  if (sendsMail) {
    const message = { template: 'withdrawal-receipt', number, at: now.getTime(), contract: row.contractWords } as const;
    for (const recipient of receivers(asked.email, holder.email)) {
      await post(services, db, message, { channel: 'MAIL', recipient, customerCode }, now, event);
    }
  }
  await onWritten();
  return row;
}

/** Returns the given address, and the customer's own if it is another. */
function receivers(given: string, own: string | null): string[] {
  const key = (recipient: string) => contactKey({ channel: 'MAIL', recipient });
  const known = own?.trim() ?? '';
  return known === '' || key(known) === key(given) ? [given] : [given, known];
}

interface Named {
  readonly companyName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export function nameOf({ companyName, firstName, lastName }: Named): string {
  return companyName ?? [firstName, lastName].filter(Boolean).join(' ');
}
