import { demoAccounts } from '@sportello/demo';
import { connectFactor, listOperatorIds, listSecondFactors } from '../desk/operators/queries/second-factors.ts';
import { newTotpSecret, usableCode } from '../secrets/totp.ts';
import type { Services } from '../shared/context.ts';

const operators = demoAccounts.filter(({ segment }) => segment === 'Operatore').map(({ username }) => username);

/** Connects an authenticator app for the demo's operators (operatore.fattore.5). */
export async function connectDemoApps({ db, factorSeal, clock }: Services): Promise<void> {
  for (const accountId of await listOperatorIds(db, operators)) {
    const sealedSecret = factorSeal.seal(newTotpSecret(), accountId);
    await connectFactor(db, { accountId, sealedSecret }, clock());
  }
}

export interface DemoCode {
  readonly username: string;
  readonly code: string;
  readonly seconds: number;
}

/** Returns the currently valid codes; an operator who has just used all of them has none for a moment. */
export async function readDemoCodes({ db, factorSeal, clock }: Services): Promise<DemoCode[]> {
  const now = clock();
  return (await listSecondFactors(db)).flatMap(({ accountId, username, sealedSecret, lastStep }) => {
    const secret = factorSeal.open(sealedSecret, accountId);
    const usable = secret === null ? null : usableCode(secret, lastStep, now);
    return usable === null ? [] : [{ username, ...usable }];
  });
}
