import { describe, expect, it } from 'vitest';
import { receiveOutcomes } from '../integration/usecases/outcomes/receive.ts';
import { useApp } from '../../../test/support/app.ts';
import { withServices } from '../../../test/support/services.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const today = '2026-11-20';
const parts = {
  reclamo: 'Ci hai scritto che la bolletta non torna.',
  verifiche: 'Abbiamo letto il contatore.\nSegna 4.870.',
  conclusioni: 'Hai ragione.',
  diritti: 'La conciliazione è gratuita.',
};

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

async function open(username = 'luce') {
  const { access_token: bearer } = await gateway.signIn(username);
  const payload = { tipo: 'RECLAMO', testo: 'La bolletta non torna.' };
  const { body } = await gateway.send({ method: 'POST', url: '/api/sportello/v1/reclami', bearer, payload });
  const number = String(body.numero);
  const [event] = await rows(
    `select id::text from events where kind = 'CASE_OPENED' and data ->> 'caseNumber' = $1`,
    number,
  );
  const read = async () => (await gateway.send({ url: `/api/sportello/v1/reclami/${number}`, bearer })).body;
  return { number, bearer, id: String(event?.id), read };
}

/** Receives one outcome line as the provider's systems send it. */
const receive = (fields: Readonly<Record<string, string>>) =>
  withServices(gateway, (services) =>
    services.db.transaction((db) => {
      const lines = (async function* () {
        yield { line: 2, fields };
      })();
      return receiveOutcomes(services, db, lines, {
        by: { username: 'crm', right: 'COMMAND' },
        now: gateway.now(),
      });
    }),
  );

describe('outcomes of a complaint (fornitore.esiti.4)', () => {
  it('moves a case to IN_LAVORAZIONE with PRESA_IN_CARICO, and meets its ACK clock', async () => {
    const { id, number, read } = await open();
    expect(await receive({ id, esito: 'PRESA_IN_CARICO' })).toMatchObject({ changed: 1, refused: 0 });
    expect((await read()).stato).toBe('IN_LAVORAZIONE');
    const clocks = await rows(`select outcome from case_clocks where case_id = $1 and kind = 'ACK'`, number.slice(8));
    expect(clocks).toEqual([{ outcome: 'MET' }]);
  });

  it('stores a reply in four parts once, and returns it to the customer', async () => {
    const { id, read } = await open();
    const reply = { id, esito: 'ATTIVA', dal: today, ...parts };
    expect(await receive(reply)).toMatchObject({ changed: 1, refused: 0 });
    expect(await receive(reply)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await read()).toMatchObject({ stato: 'RISPOSTO', risposta: parts, rispostaEntro: null });
  });

  it('accepts a rejection in four parts as a reply', async () => {
    const { id, read } = await open();
    expect(await receive({ id, esito: 'RIFIUTATA', motivo: 'INFONDATO', ...parts })).toMatchObject({ changed: 1 });
    expect(await read()).toMatchObject({ stato: 'RISPOSTO', risposta: parts });
  });

  it.each([
    ['no part', {}, { field: null, reason: 'reclamo, verifiche, conclusioni, diritti: a reply has these four parts' }],
    ['a missing part', { ...parts, diritti: ' ' }, { field: 'diritti', reason: 'missing: a reply has four parts' }],
    [
      'a part too long',
      { ...parts, reclamo: 'a'.repeat(8001) },
      { field: 'reclamo', reason: 'longer than 8000 characters' },
    ],
    ['a day to come', { ...parts, dal: '2026-11-21' }, { field: 'dal', reason: 'a reply is given at once' }],
  ])('rejects a reply with %s', async (_name, fields, refusal) => {
    const { id, read } = await open();
    const { refusals } = await receive({ id, esito: 'ATTIVA', dal: today, ...fields });
    expect(refusals).toEqual([{ line: 2, ...refusal }]);
    expect((await read()).stato).toBe('RICEVUTO');
  });

  it('rejects a reply to a case that was withdrawn', async () => {
    const { id, number, bearer } = await open();
    const url = `/api/sportello/v1/reclami/${number}/ritiro`;
    await gateway.send({ method: 'POST', url, bearer, payload: {} });
    const { refusals } = await receive({ id, esito: 'ATTIVA', dal: today, ...parts });
    expect(refusals).toEqual([{ line: 2, field: null, reason: 'the case was answered or withdrawn' }]);
  });
});
