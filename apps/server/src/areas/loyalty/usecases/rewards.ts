import { randomInt, randomUUID } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findLoyalty, findReward, insertMovement, listMovements, takePoints } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { announce } from '../../../events/announce.ts';

const mostMovements = 100;
const everything = 100_000;

type Row = Awaited<ReturnType<typeof listMovements>>[number];

/** Returns the customer's points and movements (fedelta.punti.2). */
export async function readLoyalty(
  services: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['loyalty']>> {
  return loyaltyOf(services, customerCode, mostMovements);
}

export async function ownLoyalty(services: Services, { customerCode }: CustomerActor) {
  return loyaltyOf(services, customerCode, everything);
}

async function loyaltyOf({ db }: Services, customerCode: string, limit: number) {
  const [account, rows] = await Promise.all([findLoyalty(db, customerCode), listMovements(db, customerCode, limit)]);
  return { saldo: account.balance, daScalare: account.owed, movimenti: rows.map(onWire) };
}

function onWire({ id, at, points, reason, rewardCode, rewardTitle, voucher }: Row) {
  return {
    id,
    data: at.toISOString(),
    punti: points,
    causale: reason,
    premio:
      rewardCode === null || rewardTitle === null || voucher === null
        ? null
        : { codice: rewardCode, titolo: rewardTitle, buono: voucher },
  };
}

/**
 * Redeems points for a reward at its current catalogue price; the idempotency key prevents a repeat
 * (fedelta.premi.1).
 */
export async function takeReward(
  services: Services,
  actor: CustomerActor,
  asked: { readonly codice: string; readonly punti: number },
  key: string = randomUUID(),
): Promise<AnswerOf<Catalogue['takeReward']>> {
  const { db } = services;
  const { customerCode } = actor;
  const before = await findReward(db, customerCode, key);
  if (before) return repeated(services, before, asked);
  const reward = rewardOf(services, asked.codice);
  if (reward.points !== asked.punti) throw new ApiError('CHANGED_MEANWHILE');
  const now = services.clock();
  const voucher = newVoucher();
  const balance = await db
    .transaction(async (tx) => {
      const left = await takePoints(tx, customerCode, reward.points);
      // A concurrent identical request may have used the points; the written movement decides.
      if (left === undefined) return undefined;
      const isNew = await insertMovement(tx, {
        customerCode,
        points: -reward.points,
        reason: 'PREMIO',
        sourceKey: key,
        rewardCode: asked.codice,
        rewardTitle: reward.title,
        voucher,
        at: now,
      });
      if (!isNew) throw new Repeated();
      const data = { reward: asked.codice, points: reward.points, voucher };
      await announce(tx, { kind: 'REWARD_TAKEN', customerCode, data }, actor, now);
      await record(tx, actor, 'takeReward', now);
      return left;
    })
    .catch((error: unknown) => {
      if (error instanceof Repeated) return undefined;
      throw error;
    });
  if (balance !== undefined) return { buono: voucher, saldo: balance };
  const other = await findReward(db, customerCode, key);
  if (other) return repeated(services, other, asked);
  throw new ApiError('POINTS_NOT_ENOUGH');
}

/** Rolls back a transaction whose work another one has already done. */
class Repeated extends Error {}

async function repeated({ db }: Services, before: Row, asked: { readonly codice: string; readonly punti: number }) {
  if (before.rewardCode !== asked.codice || before.points !== -asked.punti) {
    throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  }
  return { buono: before.voucher ?? '', saldo: (await findLoyalty(db, before.customerCode)).balance };
}

function rewardOf({ content }: Services, code: string): { points: number; title: string } {
  const page = content.page('/fedelta/catalogo');
  if (page === null || page === 'UNREADABLE') throw new ApiError('S-001');
  const found = page.find((item) => item['code'] === code) as { points: number; title: string } | undefined;
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

/** Without easily confused letters and digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `F7K2-M9QX-4TBD`. */
function newVoucher(): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return [four(), four(), four()].join('-');
}
