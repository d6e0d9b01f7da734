import { describe, expect, it } from 'vitest';
import { receiveOutcomes } from '../integration/usecases/outcomes/receive.ts';
import { useApp } from '../../../test/support/app.ts';
import { idsOf } from '../../../test/matrix/requests.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';
import { withServices } from '../../../test/support/services.ts';
import { missTerms } from './usecases/miss-terms.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const today = '2026-11-20';

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

const billOf = async (username: string) => (await idsOf(gateway, await customerCodeOf(gateway, username))).bill;

/** Opens a case whose term passes, and returns its credit and the event that asks for its deduction. */
async function owed(username = 'luce') {
  const { access_token: bearer } = await gateway.signIn(username);
  const payload = { tipo: 'RECLAMO', testo: 'Aspetto una risposta.' };
  const { body } = await gateway.send({ method: 'POST', url: '/api/sportello/v1/reclami', bearer, payload });
  const number = String(body.numero);
  await withServices(gateway, (services) => missTerms({ ...services, clock: () => new Date('2026-12-21T09:00:00Z') }));
  const [event] = await rows(
    `select id::text from events where kind = 'CASE_INDEMNITY_OWED' and data ->> 'caseNumber' = $1`,
    number,
  );
  const read = async (path: string) => (await gateway.send({ url: `/api/${path}`, bearer })).body;
  return { number, bearer, id: String(event?.id), read };
}

const receive = (fields: Readonly<Record<string, string>>) =>
  withServices(gateway, (services) =>
    services.db.transaction((db) => {
      const lines = (async function* () {
        yield { line: 2, fields };
      })();
      return receiveOutcomes(services, db, lines, { by: { username: 'crm', right: 'COMMAND' }, now: gateway.now() });
    }),
  );

describe('the outcome of an indemnity (reclami.indennizzo.2)', () => {
  it('makes credit, case and bill name each other', async () => {
    const { id, number, read } = await owed();
    const bolletta = String(await billOf('luce'));
    const credit = { importo: 30, bolletta: null };
    expect((await read('sportello/v1/crediti')).crediti[0]).toMatchObject({ ...credit, reclamo: number });
    expect(await receive({ id, esito: 'PRESA_IN_CARICO' })).toMatchObject({ changed: 1 });
    expect(await receive({ id, esito: 'ATTIVA', dal: today, bolletta })).toMatchObject({ changed: 1, refused: 0 });
    expect(await receive({ id, esito: 'ATTIVA', dal: today, bolletta })).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await read('sportello/v1/crediti')).crediti[0]).toMatchObject({ ...credit, bolletta, reclamo: number });
    expect((await read(`sportello/v1/reclami/${number}`)).indennizzo).toMatchObject({ importo: 30, bolletta });
    const customer = await customerCodeOf(gateway, 'luce');
    const detail = await read(`verifiche/v1/recuperoDettaglioBolletta/${customer}?numeroBolletta=${bolletta}`);
    expect(detail.bolletta.crediti).toContainEqual({ importo: 30, reclamo: number });
  });

  it.each([
    ['no bill', {}, 'bolletta', 'missing: the bill that has deducted it'],
    ['an unknown bill', { bolletta: 'NESSUNA' }, 'bolletta', 'not a bill of this customer'],
    [
      'a day to come',
      { bolletta: 'X', dal: '2026-11-21' },
      'dal',
      'a bill has deducted it, or will be reported when it has',
    ],
  ])('rejects an outcome with %s', async (_name, fields, field, reason) => {
    const { id } = await owed();
    const { refusals } = await receive({ id, esito: 'ATTIVA', dal: today, ...fields });
    expect(refusals).toEqual([{ line: 2, field, reason }]);
  });

  it('rejects an outcome with a bill of another customer', async () => {
    const { id, number, read } = await owed();
    const bolletta = String(await billOf('full'));
    const { refusals } = await receive({ id, esito: 'ATTIVA', dal: today, bolletta });
    expect(refusals).toEqual([{ line: 2, field: 'bolletta', reason: 'not a bill of this customer' }]);
    expect((await read(`sportello/v1/reclami/${number}`)).indennizzo).toMatchObject({ bolletta: null });
  });

  it('rejects an outcome that takes the indemnity back', async () => {
    const { id } = await owed();
    const { refusals } = await receive({ id, esito: 'RIFIUTATA', motivo: 'NO', testo: 'No.' });
    expect(refusals).toEqual([
      { line: 2, field: null, reason: 'an indemnity is owed: ATTIVA with the bill that deducts it' },
    ]);
  });

  it('names a bill, which no other than a billed request does', async () => {
    const { number } = await owed();
    const [opened] = await rows(
      `select id::text from events where kind = 'CASE_OPENED' and data ->> 'caseNumber' = $1`,
      number,
    );
    const { refusals } = await receive({ id: String(opened?.id), esito: 'PRESA_IN_CARICO', bolletta: 'B1' });
    expect(refusals).toEqual([
      { line: 2, field: 'bolletta', reason: 'only for an indemnity, and a request that is FATTURATA' },
    ]);
  });
});
