import { requestStepsOf, SUPPLY_REQUEST_KINDS, SUPPLY_REQUEST_RULES } from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { eventsOf, forgetTries } from '../../../test/support/customers.ts';
import { writing } from '../../../test/support/outcomes.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { callsOf, deskOf, potenza, whole, withSupply } from '../../../test/support/requests/supply-requests.ts';
import { databaseOf } from '../../db/database.ts';
import { playDue } from './distributor.ts';

// The clock is set to 20 November 2026.
const gateway = useApp();
const today = '2026-11-20';
const cents = (euros: number) => Math.round(euros * 100);
const SECONDS = 20;

beforeEach(() => forgetTries(gateway));

const STATES: Readonly<Partial<Record<(typeof SUPPLY_REQUEST_KINDS)[number], string>>> = {
  RIENTRO: 'Cessato',
  RIATTIVAZIONE: 'Sospeso per Morosità',
};

const sumOf = (lines: readonly { cents: number }[]) => lines.reduce((sum, line) => sum + line.cents, 0);

type Kind = (typeof SUPPLY_REQUEST_KINDS)[number];
type Answers = Parameters<ReturnType<typeof callsOf>['save']>[0] extends infer Draft
  ? NonNullable<Draft> extends { answers?: infer A }
    ? A
    : never
  : never;

async function made(kind: Kind, answers?: Answers) {
  const customer = await withSupply(gateway, { state: STATES[kind] ?? 'Attivo' });
  const calls = callsOf(gateway, customer);
  const hasContract = SUPPLY_REQUEST_RULES[kind].about === 'OWN_SUPPLY';
  const number = await calls.request({ kind, hasContract, ...(answers && { answers }) });
  return { customer, calls, number, read: () => calls.read(number) };
}

const playing = () => ({ ...writing, db: databaseOf(gateway.database.pool), clock: gateway.now });

/** Plays one step after the other, until the distributor has read all events. */
async function play(): Promise<void> {
  const errors: unknown[] = [];
  for (;;) {
    await playDue(playing(), { seconds: SECONDS, onTrouble: (error) => errors.push(error) });
    const { rows } = await gateway.database.pool.query<{ at: Date | null }>(
      `select min(e.at) as at from events e, event_readers r where r.name = 'distributore'
       and (e.transaction, e.id) > (split_part(r.cursor, '.', 1)::xid8, split_part(r.cursor, '.', 2)::bigint)`,
    );
    const next = rows[0]?.at;
    if (!next) break;
    const left = next.getTime() + SECONDS * 1000 - gateway.now().getTime();
    if (left > 0) gateway.wait(left);
    // Transactions of other tests may hold events back for a moment.
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(errors).toEqual([]);
}

const supplies = async (code: string) =>
  (
    await gateway.database.pool.query(
      `select code, source_state as state, power, holder_since::text as since, end_date::text as ended
       from commodity_contracts where customer_code = $1 order by code`,
      [code],
    )
  ).rows;

const own = { state: 'Attivo', power: 3, since: null, ended: null };
const begun = { state: 'Attivo', since: today, ended: null };
const ended = { state: 'Cessato', power: 3, ended: today };
/** Supplies after each kind: one that was begun comes before the one that there was. */
const AFTER: Readonly<Record<Kind, readonly object[]>> = {
  VOLTURA: [{ ...begun, power: 3 }, own],
  SUBENTRO: [{ ...begun, power: 4.5 }, own],
  NUOVA_ATTIVAZIONE: [{ ...begun, power: null }, own],
  TRASLOCO: [{ ...begun, power: 4.5 }, ended],
  POTENZA: [{ ...own, power: 4.5 }],
  FATTURAZIONE: [own],
  DISATTIVAZIONE: [ended],
  RIENTRO: [own],
  RESIDENZA: [own],
  RIATTIVAZIONE: [own],
};

describe('the made-up distributor (dimostrazione.distributore.1)', () => {
  it.each(SUPPLY_REQUEST_KINDS)('takes a %s from the request to its end, and bills what was shown', async (kind) => {
    const { customer, read } = await made(kind);
    const { costo } = await read();
    await play();
    const found = await read();
    const steps = requestStepsOf(kind, costo.voci.length > 0);
    expect(found).toMatchObject({ stato: 'CONCLUSA', costo, annullabile: false, mancano: [] });
    expect(found.raggiunti.map(({ passo }: { passo: string }) => passo)).toEqual(steps);
    const dayOf = (step: string) => found.raggiunti.find(({ passo }: { passo: string }) => passo === step)?.giorno;
    expect(dayOf('ESEGUITA')).toBe(today);
    expect(dayOf('LAVORO_PROGRAMMATO')).toBe(SUPPLY_REQUEST_RULES[kind].hasWork ? today : undefined);
    const news = (await eventsOf(gateway, customer.code)).filter((each) => each.kind === 'SUPPLY_REQUEST_MOVED');
    expect(news.length).toBeGreaterThanOrEqual(steps.length - 1);
    expect(await supplies(customer.code)).toMatchObject(AFTER[kind]);
    if (!steps.includes('FATTURATA')) {
      expect(found.bolletta).toBeNull();
      return;
    }
    const { rows: lines } = await gateway.database.pool.query(
      `select kind, bill_lines.amount_cents as cents from bill_lines join bills on bills.id = bill_id
       where customer_code = $1 and number = $2 order by position`,
      [customer.code, found.bolletta],
    );
    expect(lines.filter((line) => line.kind !== 'IVA').map((line) => line.cents)).toEqual(
      costo.voci.map(({ importo }: { importo: number }) => cents(importo)),
    );
    expect(sumOf(lines)).toBe(cents(costo.totale));
    expect(sumOf(lines.filter((line) => line.kind === 'IVA'))).toBe(cents(costo.iva));
    const file = await gateway.app.inject({
      url: `/api/sportello/v1/bollette/${found.bolletta}/documento?modalita=D`,
      headers: { authorization: `Bearer ${customer.bearer}` },
    });
    expect((await readPdf(Uint8Array.from(file.rawPayload))).pages.map(({ text }) => text).join(' ')).toMatch(
      /Gestione della pratica|Deposito cauzionale|Contributo fisso/,
    );
  });

  it('gives the supply of a VOLTURA to its new holder from the day on, and shows neither what is the other’s', async () => {
    const former = await withSupply(gateway, { power: 6 });
    const { customer, read } = await made('VOLTURA', { ...whole.VOLTURA, punto: former.point });
    await play();
    const { bolletta } = await read();
    expect(await supplies(former.code)).toMatchObject([{ state: 'Cessato', ended: '2026-11-19', since: null }]);
    expect(await supplies(customer.code)).toMatchObject([
      { state: 'Attivo', power: 6, since: today },
      { code: customer.contract, state: 'Attivo' },
    ]);
    const list = async (bearer: string) =>
      (await gateway.send({ url: '/api/contratti/v1/recuperoLista', bearer })).body;
    expect(JSON.stringify(await list(former.bearer))).not.toContain(customer.code);
    const theirs = await gateway.send({ url: `/api/sportello/v1/bollette/${bolletta}`, bearer: former.bearer });
    expect(theirs.status).toBe(404);
  });

  it('rejects what the distributor can’t do once it is there (dimostrazione.distributore.2)', async () => {
    const { customer, calls, read } = await made('POTENZA', { ...potenza, telefono: '+39 333 12 99909' });
    await play();
    expect(await read()).toMatchObject({
      stato: 'RIFIUTATA',
      passo: 'INVIATA_DISTRIBUTORE',
      rifiuto: { codice: 'LAVORI_NECESSARI' },
    });
    expect(await supplies(customer.code)).toMatchObject([{ power: 3 }]);
    // Nothing is in the way of another one.
    await calls.request();
  });

  it('asks again for a paper that it can’t read, and goes on once another one has come', async () => {
    const customer = await withSupply(gateway, { state: 'Sospeso per Morosità' });
    const calls = callsOf(gateway, customer);
    const draft = (await calls.save({ kind: 'RIATTIVAZIONE' })).body.bozza.id as string;
    const pdf = Buffer.from('%PDF-1.7 prova').toString('base64');
    await calls.send(`/bozze-pratica/${draft}/file`, { carta: 'PAGAMENTO', file: pdf, fileName: 'Illeggibile.pdf' });
    const { costo } = (await calls.offer(draft)).body;
    const number = (await calls.make(draft, costo.totale)).body.numero as string;
    const read = () => calls.read(number);
    await play();
    expect(await read()).toMatchObject({
      stato: 'DA_INTEGRARE',
      passo: 'RICEVUTA',
      mancano: ['PAGAMENTO'],
      carte: [{ stato: 'RESPINTA', motivo: 'Non si legge bene: mandane una copia più nitida.' }],
    });
    await calls.paper(number, 'PAGAMENTO');
    await play();
    expect(await read()).toMatchObject({ stato: 'CONCLUSA', carte: [{ stato: 'RESPINTA' }, { stato: 'ACCETTATA' }] });
  });

  it('takes no step before its time, and none of a request that was cancelled', async () => {
    const { calls, number, read } = await made('POTENZA');
    await playDue(playing(), { seconds: SECONDS, onTrouble: () => undefined });
    expect((await read()).passo).toBe('RICEVUTA');
    await calls.send(`/${number}/annulla`);
    await play();
    expect(await read()).toMatchObject({ stato: 'ANNULLATA', passo: 'RICEVUTA' });
  });

  it('leaves a request to the desk that has taken it up, until it is with the distributor', async () => {
    const { number, read } = await made('VOLTURA');
    const desk = await deskOf(gateway);
    await desk.check(number, 1, 'ACCETTATA');
    await play();
    expect((await read()).passo).toBe('RICEVUTA');
    const again = await deskOf(gateway);
    await again.check(number, 2, 'ACCETTATA');
    await again.move(number, 'INVIATA_DISTRIBUTORE');
    await play();
    expect((await read()).stato).toBe('CONCLUSA');
  });

  it('answers each request once, on however many servers', async () => {
    const { customer, read } = await made('RESIDENZA');
    gateway.wait(SECONDS * 1000);
    const pace = { seconds: SECONDS, onTrouble: () => undefined };
    await expect
      .poll(async () => {
        await Promise.all(Array.from({ length: 8 }, () => playDue(playing(), pace)));
        return (await read()).passo;
      })
      .toBe('VERIFICATA');
    const news = (await eventsOf(gateway, customer.code)).filter((each) => each.kind === 'SUPPLY_REQUEST_MOVED');
    expect(news).toHaveLength(1);
  });
});
