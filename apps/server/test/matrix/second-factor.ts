import { readConfig } from '../../src/config/config.ts';
import { createSeal } from '../../src/secrets/sealing.ts';
import { codeOfStep, currentStep, newTotpSecret } from '../../src/secrets/totp.ts';
import { sessionOf, type TestApp } from '../support/app.ts';
import type { Asker } from './askers.ts';

const secret = newTotpSecret();

/**
 * Sets up the caller's authenticator: confirmed, or only just shown in this session. Returns the current code and an
 * undo function.
 */
export async function withFactor(gateway: TestApp, who: Asker, state: 'NONE' | 'SHOWN' | 'CONFIRMED') {
  const { pool } = gateway.database;
  const sessionId = sessionOf(who.bearer ?? '');
  const { rows } = await pool.query<{ id: string }>('select account_id as id from sessions where id = $1', [sessionId]);
  const accountId = rows[0]?.id;
  if (accountId === undefined) throw new Error('nobody is signed in');
  const seal = createSeal(readConfig({}).sessionSecrets, 'second factor');
  if (state === 'NONE') return { putBack: () => withoutFactor(gateway, accountId) };
  const isShown = state === 'SHOWN';
  await pool.query(
    'insert into second_factors (account_id, sealed_secret, shown_to, confirmed_at, last_step) values ($1, $2, $3, $4, 0)',
    [accountId, seal.seal(secret, accountId), isShown ? sessionId : null, isShown ? null : gateway.now()],
  );
  return {
    body: { codice: codeOfStep(secret, currentStep(gateway.now())) },
    putBack: () => withoutFactor(gateway, accountId),
  };
}

async function withoutFactor({ database: { pool } }: TestApp, accountId: string): Promise<void> {
  await pool.query('delete from second_factors where account_id = $1', [accountId]);
}
