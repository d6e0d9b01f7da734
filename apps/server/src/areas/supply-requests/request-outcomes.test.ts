import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries } from '../../../test/support/customers.ts';
import { withServices } from '../../../test/support/services.ts';
import { callsOf, giveBill, withSupply } from '../../../test/support/requests/supply-requests.ts';
import { applyDueOutcomes } from '../integration/usecases/outcomes/due.ts';
import { receiveOutcomes } from '../integration/usecases/outcomes/receive.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const today = '2026-11-20';

beforeEach(() => forgetTries(gateway));

const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

async function made(kind: 'POTENZA' | 'VOLTURA' | 'RESIDENZA' = 'POTENZA') {
  const customer = await withSupply(gateway);
  const calls = callsOf(gateway, customer);
  const number = await calls.request({ kind, hasContract: kind !== 'VOLTURA' });
  const idOf = async (event: string) =>
    String(
      (await rows('select id::text from events where kind = $1 and customer_code = $2', event, customer.code))[0]?.id,
    );
  const id = await idOf('SUPPLY_REQUEST_MADE');
  return { customer, calls, number, id, idOf, read: () => calls.read(number) };
}

/** Receives lines as the provider's systems send them. */
const receive = (...lines: readonly Readonly<Record<string, string>>[]) =>
  withServices(gateway, (services) =>
    services.db.transaction((db) =>
      receiveOutcomes(
        services,
        db,
        (async function* () {
          for (const [at, fields] of lines.entries()) yield { line: at + 2, fields };
        })(),
        { by: { username: 'crm', right: 'COMMAND' }, now: gateway.now() },
      ),
    ),
  );

const reasonOf = async (fields: Readonly<Record<string, string>>) => {
  const answer = await receive(fields);
  return answer.refusals.map(({ field, reason }) => `${field ?? 'row'}: ${reason}`).join('; ');
};

describe('outcomes of a request (fornitore.esiti.4)', () => {
  it('advances a request step by step without papers checked here, and changes nothing on repetition', async () => {
    const { id, customer, read } = await made();
    const bolletta = `${customer.code}-B`;
    await giveBill(gateway, customer, { number: bolletta });
    const steps = [
      { id, esito: 'PRESA_IN_CARICO', passo: 'VERIFICATA' },
      { id, esito: 'PRESA_IN_CARICO', passo: 'INVIATA_DISTRIBUTORE', testo: 'Il distributore ti chiama.' },
      { id, esito: 'PRESA_IN_CARICO', passo: 'LAVORO_PROGRAMMATO', giorno: '2026-11-26', orario: '8:30-12:30' },
      { id, esito: 'ATTIVA', dal: today },
      { id, esito: 'ATTIVA', dal: today, passo: 'FATTURATA', bolletta },
    ];
    for (const step of steps) {
      expect(await receive(step)).toMatchObject({ changed: 1, refused: 0 });
      expect(await receive(step)).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });
    }
    const found = await read();
    expect(found).toMatchObject({
      stato: 'CONCLUSA',
      bolletta,
      messaggi: [{ da: 'FORNITORE', testo: 'Il distributore ti chiama.' }],
      raggiunti: [
        { passo: 'RICEVUTA' },
        { passo: 'VERIFICATA' },
        { passo: 'INVIATA_DISTRIBUTORE' },
        { passo: 'LAVORO_PROGRAMMATO', giorno: '2026-11-26', orario: '8:30-12:30' },
        { passo: 'ESEGUITA', giorno: today },
        { passo: 'FATTURATA' },
      ],
    });
    const changes = await rows(
      'select state, active_from::text as "from" from customer_changes where subject = $1',
      found.numero,
    );
    expect(changes).toEqual([{ state: 'ATTIVA', from: today }]);
    const news = await rows(`select from notifications where customer_code = $1`, customer.code);
    expect(news).toHaveLength(1 + steps.length);
  });

  it('applies all steps of one file in order', async () => {
    const { id, read } = await made('VOLTURA');
    const answer = await receive(
      { id, esito: 'PRESA_IN_CARICO' },
      { id, esito: 'PRESA_IN_CARICO', passo: 'INVIATA_DISTRIBUTORE' },
      { id, esito: 'ATTIVA', dal: today, passo: 'FATTURATA' },
    );
    expect(answer).toMatchObject({ changed: 3, refused: 0 });
    expect(
      (await read()).raggiunti.map(({ passo, giorno }: { passo: string; giorno: string | null }) => [passo, giorno]),
    ).toEqual([
      ['RICEVUTA', null],
      ['VERIFICATA', null],
      ['INVIATA_DISTRIBUTORE', null],
      ['ESEGUITA', today],
      ['FATTURATA', null],
    ]);
  });

  it('rejects a request once with a reason code that customers know', async () => {
    const { id, read, customer } = await made();
    expect(await reasonOf({ id, esito: 'RIFIUTATA', motivo: 'BOH' })).toMatch(/^motivo: not one of PUNTO_INESISTENTE,/);
    const rejected = { id, esito: 'RIFIUTATA', motivo: 'LAVORI_NECESSARI', testo: 'Serve un palo.' };
    expect(await receive(rejected)).toMatchObject({ changed: 1, refused: 0 });
    expect(await receive(rejected)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await read()).toMatchObject({
      stato: 'RIFIUTATA',
      rifiuto: { codice: 'LAVORI_NECESSARI', testo: 'Serve un palo.' },
    });
    const [, title] = await rows(`select title from notifications where customer_code = $1 order by id`, customer.code);
    expect(title).toEqual({ title: 'Cambio potenza: pratica non accolta' });
  });

  it('applies an outcome on its day, and keeps an appointment reported meanwhile', async () => {
    const { id, read, number } = await made();
    expect(await receive({ id, esito: 'ATTIVA', dal: '2026-11-21' })).toMatchObject({ changed: 1 });
    expect((await read()).passo).toBe('RICEVUTA');
    const work = { id, esito: 'PRESA_IN_CARICO', passo: 'LAVORO_PROGRAMMATO', giorno: '2026-11-21' };
    expect(await receive(work)).toMatchObject({ changed: 1, refused: 0 });
    const [waiting] = await rows('select state, applied_at from customer_changes where subject = $1', number);
    expect(waiting).toEqual({ state: 'ATTIVA', applied_at: null });
    const later = new Date('2026-11-21T03:00:00Z');
    await withServices(gateway, async (services) => {
      expect(await applyDueOutcomes({ ...services, clock: () => later })).toEqual([]);
    });
    expect((await read()).raggiunti.at(-1)).toMatchObject({ passo: 'ESEGUITA', giorno: '2026-11-21' });
  });

  it('ignores outcomes of a cancelled request, and acknowledges its cancellation', async () => {
    const { id, idOf, calls, number, read } = await made();
    await calls.send(`/${number}/annulla`);
    const late = await receive({ id, esito: 'PRESA_IN_CARICO', passo: 'VERIFICATA' });
    expect(late).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });
    const cancelled = await idOf('SUPPLY_REQUEST_CANCELLED');
    expect(await receive({ id: cancelled, esito: 'ATTIVA', dal: today })).toMatchObject({ changed: 1, refused: 0 });
    expect((await read()).stato).toBe('ANNULLATA');
  });

  it('rejects impossible outcomes by their field, and changes nothing', async () => {
    const { id, read } = await made('RESIDENZA');
    for (const [fields, reason] of [
      [
        { esito: 'PRESA_IN_CARICO', passo: 'CHIUSA' },
        'passo: not one of VERIFICATA, INVIATA_DISTRIBUTORE, LAVORO_PROGRAMMATO',
      ],
      [{ esito: 'RIFIUTATA', motivo: 'ALTRO', passo: 'VERIFICATA' }, 'passo: not for RIFIUTATA'],
      [{ esito: 'PRESA_IN_CARICO', passo: 'LAVORO_PROGRAMMATO' }, 'giorno: missing'],
      [{ esito: 'PRESA_IN_CARICO', giorno: today }, 'giorno: only for LAVORO_PROGRAMMATO'],
      [
        { esito: 'PRESA_IN_CARICO', passo: 'INVIATA_DISTRIBUTORE' },
        'row: the request does not allow it (STEP_NOT_NEXT)',
      ],
      [{ esito: 'ATTIVA', dal: today, passo: 'FATTURATA' }, 'row: the request does not allow it (REQUEST_CLOSED)'],
      [{ esito: 'ATTIVA', dal: '2026-11-30', passo: 'FATTURATA' }, 'passo: it is billed once it is done'],
      [{ esito: 'ATTIVA', dal: today, passo: 'FATTURATA', bolletta: 'X' }, 'bolletta: not a bill of this customer'],
      [
        { esito: 'ATTIVA', dal: today, bolletta: 'X' },
        'bolletta: only for an indemnity, and a request that is FATTURATA',
      ],
    ] as const) {
      expect(await reasonOf({ id, ...fields })).toBe(reason);
    }
    expect((await read()).raggiunti).toHaveLength(1);
  });

  it('rejects a step for a change that is not a request about a supply', async () => {
    const { bearer, code } = await withSupply(gateway);
    const payload = { tipo: 'RECLAMO', testo: 'La bolletta non torna.' };
    await gateway.send({ method: 'POST', url: '/api/sportello/v1/reclami', bearer, payload });
    const [event] = await rows(`select id::text from events where kind = 'CASE_OPENED' and customer_code = $1`, code);
    const step = { id: String(event?.id), esito: 'PRESA_IN_CARICO', passo: 'VERIFICATA' };
    expect(await reasonOf(step)).toBe('passo: only for a request about a supply');
  });
});
