import { LOYALTY_POINTS, type LoyaltyDeed } from '@sportello/domain';
import { loyaltyAccounts, loyaltyMovements } from '../db/schema/index.ts';
import type { Transaction } from './insert-all.ts';

interface Account {
  readonly username: string;
  readonly customerCode: string | null;
}

const day = 86_400_000;

/** Oldest first. */
const deeds: readonly { deed: LoyaltyDeed; key: string; daysAgo: number }[] = [
  { deed: 'BOLLETTA_DIGITALE', key: 'demo 1', daysAgo: 320 },
  { deed: 'BOLLETTA_DIGITALE', key: 'demo 2', daysAgo: 319 },
  { deed: 'AUTOLETTURA', key: 'demo 1', daysAgo: 250 },
  { deed: 'AUTOLETTURA', key: 'demo 2', daysAgo: 190 },
  { deed: 'OPINIONE', key: 'demo 1', daysAgo: 150 },
  { deed: 'AUTOLETTURA', key: 'demo 3', daysAgo: 70 },
];

export async function writeLoyalty(tx: Transaction, accounts: readonly Account[], now: Date): Promise<void> {
  const customerCode = accounts.find(({ username }) => username === 'full')?.customerCode;
  if (customerCode === undefined || customerCode === null) return;
  const earned = deeds.map(({ deed, key, daysAgo }) => ({
    customerCode,
    points: LOYALTY_POINTS[deed],
    reason: deed,
    sourceKey: key,
    at: new Date(now.getTime() - daysAgo * day),
  }));
  await tx.insert(loyaltyMovements).values(earned);
  const balance = earned.reduce((sum, { points }) => sum + points, 0);
  await tx.insert(loyaltyAccounts).values({ customerCode, balance });
}
