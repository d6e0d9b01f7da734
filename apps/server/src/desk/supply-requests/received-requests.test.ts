import {
  isOneOf,
  requestStepsOf,
  SUPPLY_REQUEST_KINDS,
  SUPPLY_REQUEST_RULES,
  type RequestStep,
} from '@sportello/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf, eventsOf, fieldsIn, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { callsOf, deskOf, giveBill, withSupply } from '../../../test/support/requests/supply-requests.ts';

const gateway = useApp();
const day = '2026-11-26';

beforeEach(() => forgetTries(gateway));

async function received(kind: (typeof SUPPLY_REQUEST_KINDS)[number] = 'POTENZA') {
  const state = { RIENTRO: 'Cessato', RIATTIVAZIONE: 'Sospeso' }[kind as string] ?? 'Attivo';
  const customer = await withSupply(gateway, { state });
  const calls = callsOf(gateway, customer);
  const number = await calls.request({ kind, hasContract: SUPPLY_REQUEST_RULES[kind].about === 'OWN_SUPPLY' });
  return { customer, calls, number, desk: await deskOf(gateway) };
}

/** A colleague of the demo's operator, with the same password. */
async function colleague() {
  await gateway.database.pool.query(
    `insert into accounts (username, password_hash, kind, role)
     select 'collega', password_hash, 'OPERATOR', role from accounts where username = 'operatore' on conflict do nothing`,
  );
  return deskOf(gateway, 'collega');
}

const stepsOf = ({ raggiunti }: { raggiunti: { passo: string; giorno: string | null }[] }) =>
  raggiunti.map(({ passo, giorno }) => [passo, giorno]);

describe('taking steps (pratica.passi.2)', () => {
  it.each(SUPPLY_REQUEST_KINDS)('leads a %s from the first step to the last, one after the other', async (kind) => {
    const { calls, number, desk, customer } = await received(kind);
    for (const { posizione } of (await calls.read(number)).carte) await desk.check(number, posizione, 'ACCETTATA');
    const { costo } = await calls.read(number);
    const steps = requestStepsOf(kind, costo.totale > 0);
    for (const step of steps.slice(1)) {
      const { body } = await desk.get(`/${number}`);
      expect(body.prossimi).toContain(step);
      const more = isOneOf(['LAVORO_PROGRAMMATO', 'ESEGUITA'], step) ? { giorno: day } : {};
      expect(codeOf(await desk.move(number, step, more))).toBe('ok');
      expect((await calls.read(number)).passo).toBe(step);
    }
    expect(await calls.read(number)).toMatchObject({ stato: 'CONCLUSA', entro: null, annullabile: false });
    expect((await desk.get(`/${number}`)).body.prossimi).toEqual([]);
    const events = (await eventsOf(gateway, customer.code)).filter((each) => each.kind === 'SUPPLY_REQUEST_MOVED');
    const moved = events.flatMap(({ data }) => (data as { step?: RequestStep }).step ?? []);
    expect(moved).toEqual(steps.slice(1));
  });

  it('takes the steps before along, but for an appointment that there was not', async () => {
    const { calls, number, desk } = await received();
    await desk.move(number, 'ESEGUITA', { giorno: day });
    expect(stepsOf(await calls.read(number))).toEqual([
      ['RICEVUTA', null],
      ['VERIFICATA', null],
      ['INVIATA_DISTRIBUTORE', null],
      ['ESEGUITA', day],
    ]);
  });

  it('moves an appointment until the work is done, and rejects an earlier step', async () => {
    const { calls, number, desk, customer } = await received();
    await desk.move(number, 'LAVORO_PROGRAMMATO', { giorno: day, orario: '8:30-12:30' });
    await desk.move(number, 'LAVORO_PROGRAMMATO', { giorno: '2026-11-27' });
    expect((await calls.read(number)).raggiunti.at(-1)).toMatchObject({ giorno: '2026-11-27', orario: null });
    expect(codeOf(await desk.move(number, 'VERIFICATA'))).toBe('ok');
    expect(codeOf(await desk.move(number, 'ESEGUITA', { giorno: '2026-11-27' }))).toBe('ok');
    expect(codeOf(await desk.move(number, 'ESEGUITA', { giorno: day }))).toBe('STEP_NOT_NEXT');
    expect(codeOf(await desk.move(number, 'LAVORO_PROGRAMMATO', { giorno: '2026-11-28' }))).toBe('STEP_NOT_NEXT');
    const notified = await gateway.database.pool.query(
      `select title, target, url from notifications where customer_code = $1 order by id`,
      [customer.code],
    );
    expect(notified.rows.map(({ title }: { title: string }) => title)).toEqual([
      'Cambio potenza: abbiamo ricevuto la tua pratica',
      'Cambio potenza: appuntamento fissato',
      'Cambio potenza: appuntamento fissato',
      'Cambio potenza: fatto',
    ]);
    expect(notified.rows[1]).toMatchObject({ target: 'PRATICHE', url: `/my-edison/pratiche/${number}` });
    const mails = (await messagesTo(gateway, customer.code)).filter((each) => each.template === 'supply-request-news');
    expect(mails).toHaveLength(4);
  });

  it('keeps the bill with the cost, which must be the customer’s', async () => {
    const { calls, number, desk, customer } = await received();
    await giveBill(gateway, customer, { number: `${number}-B` });
    await giveBill(gateway, await withSupply(gateway), { number: `${number}-X` });
    await desk.move(number, 'ESEGUITA', { giorno: day });
    expect(fieldsIn(await desk.move(number, 'FATTURATA', { bolletta: `${number}-X` }))).toEqual(['bolletta NOT_VALID']);
    expect(codeOf(await desk.move(number, 'FATTURATA', { bolletta: `${number}-B` }))).toBe('ok');
    expect(codeOf(await desk.move(number, 'FATTURATA'))).toBe('ok');
    expect(await calls.read(number)).toMatchObject({ stato: 'CONCLUSA', bolletta: `${number}-B` });
  });

  it('rejects a step of another kind, of one that has ended, and of one that there is not', async () => {
    const { number, desk } = await received('RESIDENZA');
    expect(codeOf(await desk.move(number, 'INVIATA_DISTRIBUTORE'))).toBe('STEP_NOT_NEXT');
    expect(codeOf(await desk.move(number, 'FATTURATA'))).toBe('STEP_NOT_NEXT');
    await desk.reject(number, 'ALTRO');
    expect(codeOf(await desk.move(number, 'VERIFICATA'))).toBe('REQUEST_CLOSED');
    expect(codeOf(await desk.move('PR-2026-999999', 'VERIFICATA'))).toBe('NOT_FOUND');
    expect(codeOf(await desk.move(number.replace('2026', '2025'), 'VERIFICATA'))).toBe('NOT_FOUND');
  });
});

describe('two operators at once', () => {
  it('applies a step once that two operators take at once (pratica.passi.2)', async () => {
    const { number, desk, customer } = await received();
    const other = await colleague();
    const moves = await Promise.all([desk, other, desk, other].map((each) => each.move(number, 'VERIFICATA')));
    expect(moves.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    const events = (await eventsOf(gateway, customer.code)).filter((each) => each.kind === 'SUPPLY_REQUEST_MOVED');
    expect(events).toHaveLength(1);
    const { rows } = await gateway.database.pool.query(
      `select from audit where deed = 'moveSupplyRequest' and customer_code = $1`,
      [customer.code],
    );
    expect(rows).toHaveLength(1);
  });

  it('rejects one of two operators who take a step with different days at once', async () => {
    const { number, desk } = await received();
    const other = await colleague();
    const moves = await Promise.all([
      desk.move(number, 'ESEGUITA', { giorno: day }),
      other.move(number, 'ESEGUITA', { giorno: '2026-11-27' }),
    ]);
    expect(moves.map(codeOf).toSorted()).toEqual(['STEP_NOT_NEXT', 'ok']);
  });

  it('rejects one of two different checks of a paper as CHANGED_MEANWHILE (pratica.carte.2)', async () => {
    const { calls, number, desk } = await received('VOLTURA');
    const other = await colleague();
    const checks = await Promise.all([
      desk.check(number, 1, 'ACCETTATA'),
      other.check(number, 1, 'RESPINTA', 'Non si legge.'),
    ]);
    expect(checks.map(codeOf).toSorted()).toEqual(['CHANGED_MEANWHILE', 'ok']);
    const [{ stato, motivo }] = (await calls.read(number)).carte;
    const same = () => desk.check(number, 1, stato, motivo ?? undefined);
    expect([codeOf(await same()), codeOf(await same())]).toEqual(['ok', 'ok']);
  });

  it('accepts one of two operators who reject a request at once', async () => {
    const { calls, number, desk } = await received();
    const other = await colleague();
    const acts = await Promise.all([desk.reject(number, 'MOROSITA'), other.reject(number, 'ALTRO')]);
    expect(acts.map(codeOf).toSorted()).toEqual(['REQUEST_CLOSED', 'ok']);
    expect((await calls.read(number)).stato).toBe('RIFIUTATA');
  });
});

describe('papers at the desk (pratica.carte.3)', () => {
  it('keeps a request at RICEVUTA until each paper is accepted', async () => {
    const { number, desk } = await received('VOLTURA');
    expect(codeOf(await desk.move(number, 'VERIFICATA'))).toBe('PAPERS_NOT_CHECKED');
    await desk.check(number, 1, 'ACCETTATA');
    expect(codeOf(await desk.move(number, 'INVIATA_DISTRIBUTORE'))).toBe('PAPERS_NOT_CHECKED');
    await desk.check(number, 2, 'ACCETTATA');
    expect(codeOf(await desk.move(number, 'INVIATA_DISTRIBUTORE'))).toBe('ok');
    expect(codeOf(await desk.check(number, 9, 'ACCETTATA'))).toBe('NOT_FOUND');
    expect((await desk.get(`/${number}/carte/1`)).headers).toMatchObject({ 'content-type': 'application/pdf' });
  });
});

describe('rejecting (pratica.rifiuti.1)', () => {
  it('ends a request with its code, and the same again changes nothing', async () => {
    const { calls, number, desk, customer } = await received();
    gateway.wait(1000);
    for (let sent = 0; sent < 2; sent += 1) {
      expect(codeOf(await desk.reject(number, 'POTENZA_NON_DISPONIBILE', { testo: 'Al massimo 3,5 kW.' }))).toBe('ok');
    }
    expect(await calls.read(number)).toMatchObject({
      stato: 'RIFIUTATA',
      rifiuto: { codice: 'POTENZA_NON_DISPONIBILE', testo: 'Al massimo 3,5 kW.' },
      entro: null,
    });
    const [, mail] = (await messagesTo(gateway, customer.code)).filter(
      (each) => each.template === 'supply-request-news',
    );
    expect(mail?.text).toContain('La rete non può dare questa potenza al tuo indirizzo.');
    expect(codeOf(await calls.send(`/${number}/annulla`))).toBe('REQUEST_CLOSED');
  });
});

describe('the queue (pratica.operatore.1)', () => {
  it('returns open requests by their term, and filters them', async () => {
    await gateway.database.pool.query('delete from supply_requests');
    const late = await received('RIATTIVAZIONE');
    const { number, customer } = await received('POTENZA');
    const ended = await received('RESIDENZA');
    const { desk } = ended;
    await desk.reject(ended.number, 'ALTRO');
    const numbers = async (query: string) => {
      const { body } = await desk.get(`?${query}`);
      expect(body.totale).toBe(body.pratiche.length);
      return body.pratiche.map(({ numero }: { numero: string }) => numero);
    };
    expect(await numbers('stato=APERTE')).toEqual([late.number, number]);
    expect(await numbers('stato=CONCLUSE')).toEqual([ended.number]);
    expect(await numbers('stato=APERTE&tipo=POTENZA')).toEqual([number]);
    expect(await numbers(`stato=APERTE&codiceCliente=${customer.code}`)).toEqual([number]);
    expect(await numbers('stato=APERTE&cosa=DA_VERIFICARE')).toEqual([late.number]);
    expect(await numbers('stato=APERTE&cosa=IN_RITARDO')).toEqual([]);
    await gateway.database.pool.query(`update supply_requests set due_on = '2026-11-19' where id = $1`, [
      Number(late.number.slice(8)),
    ]);
    expect(await numbers('stato=APERTE&cosa=IN_RITARDO')).toEqual([late.number]);
    expect((await desk.get('?stato=APERTE&pagina=2')).body).toMatchObject({ pratiche: [], totale: 2 });
    const [first] = (await desk.get('?stato=APERTE')).body.pratiche;
    expect(first).toMatchObject({ cliente: { codice: late.customer.code, nome: 'Giulia Ferri' }, daVerificare: 1 });
    const { rows } = await gateway.database.pool.query(
      `select distinct deed from audit where customer_code = $1 and right_used = 'STAFF'`.replace(
        'right_used',
        '"right"',
      ),
      [late.customer.code],
    );
    expect(rows).toEqual([{ deed: 'supplyRequestQueue' }]);
  });
});
