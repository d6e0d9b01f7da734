import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from './writers.ts';

export interface Account {
  readonly acknowledged: number;
  readonly refused: number;
  /** Writes without an answer, which only the death of the server may cause. */
  readonly cut: number;
  readonly lost: number;
  readonly doubled: number;
}

type Counted = { readonly name: string; readonly count: number };

/** Compares acknowledged writes with the database: one event per name set. */
export async function accountOf(
  { acknowledged, refused, cut }: Tally,
  ask: (text: string) => Promise<Counted[]>,
): Promise<Account> {
  const rows = await ask(
    `select data ->> 'nickname' as name, count(*)::int from events
     where kind = 'CONTRACT_NICKNAME_CHANGED' group by 1`,
  );
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return {
    acknowledged: acknowledged.length,
    refused,
    cut,
    lost: acknowledged.filter((name) => !counts.has(name)).length,
    doubled: rows.filter(({ count }) => count > 1).length,
  };
}

export async function goodAnswerAfter({ good }: Tally, moment: number): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(5)) {
    const first = good.find(({ at }) => at >= moment);
    if (first) return first.at;
  }
  throw new Error('No good answer came within a minute.');
}
