import { randomInt } from 'node:crypto';
import type { AnswerOf, Catalogue } from '@sportello/calls';
import { RECOVERY_CODES } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import {
  confirmFactor,
  findSecondFactor,
  insertRecoveryCodes,
  keepShownSecret,
  listRecoveryHashes,
  markFactorProved,
  takeStep,
  useRecoveryCode,
} from '../queries/second-factors.ts';
import { newTotpSecret, stepOfCode, totpAddress } from '../../../secrets/totp.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor, RequestInfo } from '../../../shared/actors.ts';
import { countTry, networkGuesses, takeBack, type Limit } from '../../../limits/guesses.ts';

/** Wrong codes per account in a quarter of an hour (operatore.fattore.4). */
const perAccount = 5;

/** Shows a new secret to the calling session, which alone may confirm it (operatore.fattore.2). */
export async function beginSecondFactor(
  services: Services,
  actor: Actor,
): Promise<AnswerOf<Catalogue['beginSecondFactor']>> {
  const { accountId, sessionId, username } = actor;
  const now = services.clock();
  const segreto = await services.db.transaction(async (db) => {
    const sealedSecret = services.factorSeal.seal(newTotpSecret(), accountId);
    const kept = await keepShownSecret(db, { accountId, sessionId, sealedSecret });
    if (kept === undefined) throw new ApiError('SECOND_FACTOR_SET');
    await record(db, actor, 'beginSecondFactor', now);
    return opened(services, kept, accountId);
  });
  return { segreto, indirizzo: totpAddress(segreto, services.brand.name, username) };
}

/** Confirms the factor with the first code and marks it as proven for this session. */
export async function confirmSecondFactor(
  services: Services,
  actor: Actor,
  code: string,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['confirmSecondFactor']>> {
  const { accountId, sessionId } = actor;
  const now = services.clock();
  const factor = await findSecondFactor(services.db, accountId);
  if (factor?.confirmedAt) throw new ApiError('SECOND_FACTOR_SET');
  if (factor?.shownTo !== sessionId) throw new ApiError('CODE_EXPIRED');
  const { sealedSecret } = factor;

  return withTries(services, actor, info, () =>
    services.db.transaction(async (db) => {
      const step = stepOfCode(opened(services, sealedSecret, accountId), code, now);
      if (step === null) return null;
      // Another session was shown a different secret or confirmed its own.
      if (!(await confirmFactor(db, { accountId, sessionId, sealedSecret }, step, now))) {
        throw new ApiError('CODE_EXPIRED');
      }
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await insertRecoveryCodes(
        db,
        accountId,
        codes.map((each) => services.codes.hash(`${accountId} ${each}`)),
      );
      await markFactorProved(db, sessionId, now);
      await record(db, actor, 'confirmSecondFactor', now);
      return { codiciRecupero: codes.map((each) => `${each.slice(0, 5)}-${each.slice(5)}`) };
    }),
  );
}

/** Proves the factor for this session with an app code or a recovery code (operatore.fattore.1). */
export async function proveSecondFactor(
  services: Services,
  actor: Actor,
  code: string,
  info: RequestInfo,
): Promise<void> {
  const now = services.clock();
  await withTries(services, actor, info, () =>
    services.db.transaction(async (db) => {
      const isRight = /^\d{6}$/.test(code)
        ? await takeAppCode(services, db, actor.accountId, code, now)
        : await takeRecoveryCode(services, db, actor.accountId, code, now);
      if (!isRight) return null;
      await markFactorProved(db, actor.sessionId, now);
      await record(db, actor, 'proveSecondFactor', now);
      return true;
    }),
  );
}

async function takeAppCode(
  services: Services,
  db: Database,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await findSecondFactor(db, accountId);
  if (!factor?.confirmedAt) return false;
  const secret = opened(services, factor.sealedSecret, accountId);
  const step = stepOfCode(secret, code, now);
  const sealedSecret = services.factorSeal.seal(secret, accountId);
  return step !== null && takeStep(db, { accountId, sealedSecret }, step);
}

async function takeRecoveryCode(
  services: Services,
  db: Database,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const hashes = await listRecoveryHashes(db, accountId);
  const hash = hashes.find((each) => services.codes.matches(`${accountId} ${code}`, each));
  return hash !== undefined && useRecoveryCode(db, accountId, hash, now);
}

/** Counts the try before the check and resets the count if the code is right; undefined means wrong. */
async function withTries<T>(
  services: Services,
  { accountId }: Actor,
  info: RequestInfo,
  look: () => Promise<T | null>,
): Promise<T> {
  const limits: Limit[] = [networkGuesses(info), { key: `factor:${accountId}`, most: perAccount }];
  await countTry(services, limits);
  const found = await look();
  if (found === null) throw new ApiError('CODE_WRONG');
  await takeBack(services, limits);
  return found;
}

function opened({ factorSeal }: Services, sealedSecret: string, accountId: string): string {
  const secret = factorSeal.open(sealedSecret, accountId);
  // After all server secrets were replaced, an administrator must reset the operator.
  if (secret === null) throw new Error(`no secret of ours opens the second factor of account ${accountId}`);
  return secret;
}

/** Without look-alike characters. */
const recoveryAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten of 32 characters: 50 bits, at five tries in a quarter of an hour. */
function newRecoveryCode(): string {
  return Array.from({ length: 10 }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join('');
}
