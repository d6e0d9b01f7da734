import { CHANGE_MATTERS } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { countWaiting } from './queries/changes.ts';
import { checkOutcomes } from '../../commands/doctor/provider.ts';
import { applyDueOutcomes } from './usecases/outcomes/due.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries } from '../../../test/support/customers.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt, writing } from '../../../test/support/outcomes.ts';
import { paymentsAt } from '../../../test/support/money/payments.ts';

const gateway = useApp();
const { read } = paymentsAt(gateway);
const { asksForDebit, told, changesOf } = outcomesAt(gateway, useFiles());

beforeEach(() => forgetTries(gateway));

describe('what can’t be done on its day (fornitore.esiti.4)', () => {
  const on = (day: string) =>
    applyDueOutcomes({ ...writing, db: databaseOf(gateway.database.pool), clock: () => new Date(`${day}T08:00:00Z`) });
  const from = '2026-11-25';

  it('returns a failed change to the provider with its reason, until another outcome comes', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;${from};;Da mercoledì`]);
    await gateway.database.pool.query(`update payment_methods set future_mandate = null where contract_account = $1`, [
      giulia.account,
    ]);
    const problem = 'the mandate is not pending any more';
    expect((await on(from)).map(({ message }) => message)).toEqual([
      `the outcome of change ${giulia.id} (PAGAMENTO ${giulia.account}) could not be done: ${problem}`,
    ]);
    const { body } = await gateway.send({ url: '/api/sportello/v1/modifiche', bearer: giulia.bearer });
    expect(body.modifiche[0]).toMatchObject({ stato: 'PRESA_IN_CARICO', dal: null, testo: null });
    expect(await on(from)).toEqual([]);

    // Failed outcomes appear at once, however new the change (fornitore.posto.1).
    const { access_token: bearer } = await gateway.signIn('operatore');
    const waiting = async () =>
      (await gateway.send({ url: '/api/sportello/v1/operatore/scambio', bearer })).body.inAttesa;
    expect(await waiting()).toMatchObject([{ materia: 'PAGAMENTO', quante: 1 }]);
    expect(await checkOutcomes(gateway.database.pool)).toEqual([
      {
        about: 'outcomes',
        state: 'look',
        text: `1 could not be done on their day and need another one: of change ${giulia.id} (PAGAMENTO): ${problem}`,
      },
    ]);

    await told([`${giulia.id};;RIFIUTATA;;REVOCATO;Il mandato è stato revocato`]);
    expect(await changesOf(giulia)).toMatchObject([{ state: 'RIFIUTATA', words: 'Il mandato è stato revocato' }]);
    expect(await waiting()).toEqual([]);
    expect(await checkOutcomes(gateway.database.pool)).toMatchObject([{ state: 'good' }]);
  });

  it('keeps no other from its day when it fails, and is tried again', async () => {
    const [giulia, anna] = [await asksForDebit(), await asksForDebit()];
    await told([`${giulia.id};;ATTIVA;${from};;`, `${anna.id};;ATTIVA;${from};;`]);
    // Makes the database reject one of the outcomes.
    await gateway.database.pool.query(
      `alter table payment_methods add constraint broken check (contract_account <> '${giulia.account}' or method_code = 'P')`,
    );
    const [trouble, ...others] = await on(from);
    expect(others).toEqual([]);
    expect(trouble?.message).toBe(`the outcome of change ${giulia.id} (PAGAMENTO ${giulia.account}) failed`);
    expect(await read(anna, anna.account)).toMatchObject({ metodoPagamento: 'U' });
    expect(await changesOf(giulia)).toMatchObject([{ state: 'ATTIVA', done: false }]);
    await gateway.database.pool.query('alter table payment_methods drop constraint broken');
    expect(await on(from)).toEqual([]);
    expect(await read(giulia, giulia.account)).toMatchObject({ metodoPagamento: 'U' });
  });

  it('counts a change that has been due for a day as waiting too long', async () => {
    const giulia = await asksForDebit();
    await told([`${giulia.id};;ATTIVA;${from};;`]);
    const usual = Object.fromEntries(CHANGE_MATTERS.map((matter) => [matter, new Date(0)])) as Parameters<
      typeof countWaiting
    >[1];
    const waiting = (today: string) => countWaiting(databaseOf(gateway.database.pool), usual, today);
    expect(await waiting(from)).toEqual([]);
    expect(await waiting('2026-11-26')).toMatchObject([{ matter: 'PAGAMENTO', count: 1 }]);
    await on(from);
    expect(await waiting('2026-11-26')).toEqual([]);
  });
});
