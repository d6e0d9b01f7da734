import { demoAccounts } from '@sportello/demo';
import { connectFactor, listOperatorIds, listSecondFactors } from '../desk/operators/queries/second-factors.ts';
import { newTotpSecret, usableCode } from '../secrets/totp.ts';
import type { Services } from '../shared/context.ts';

const operators = demoAccounts.filter(({ segment }) => segment === 'Operatore').map(({ username }) => username);

/** Connects an app of codes for the operators that the demo comes with (operatore.fattore.5). */
export async function connectDemoApps({ db, factorSeal, clock }: Services): Promise<void> {
  for (const accountId of await listOperatorIds(db, operators)) {
    const sealedSecret = factorSeal.seal(newTotpSecret(), accountId);
    await connectFactor(db, { accountId, sealedSecret }, clock());
  }
}

/** What the app of an operator shows, as the demo's stand-in for it. */
export interface DemoCode {
  readonly username: string;
  readonly code: string;
  /** For how long it works. */
  readonly seconds: number;
}

/** The codes that work now; an operator who has just used up all that pass has none for a moment. */
export async function readDemoCodes({ db, factorSeal, clock }: Services): Promise<DemoCode[]> {
  const now = clock();
  return (await listSecondFactors(db)).flatMap(({ accountId, username, sealedSecret, lastStep }) => {
    const secret = factorSeal.open(sealedSecret, accountId);
    const usable = secret === null ? null : usableCode(secret, lastStep, now);
    return usable === null ? [] : [{ username, ...usable }];
  });
}
