import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';
import { notifyOfLateVisits } from './usecases/late-visits.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, videocall, visit } from '../../../test/support/booking.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { centreOf, errorOf } from '../../../test/support/centre.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const { bearerOf, rows, booked, desk, on, standing, slotsOf, taken } = centreOf(gateway);

describe('the queue (operatore.centrale.2)', () => {
  it('shows what is in it, with who and by when, and who looked is recorded', async () => {
    const id = await booked();
    const { get, queue } = await desk();
    expect(await queue('coda=DA_ASSEGNARE')).toEqual([]);
    const { body } = await get('interventi?coda=DA_CONCORDARE&modalita=TECHINICIAN_EXIT&codiceDitta=017');
    expect(body.totale).toBe(1);
    expect(body.interventi[0]).toMatchObject({
      id,
      stato: 'Assigned',
      sottostato: 'TO_ACCEPT',
      ditta: { codice: '017' },
      appuntamento: { slotId: 'T1-20261201', giorno: '2026-12-01', inizio: '09:00' },
      entro: '2026-11-21T17:00:00.000Z',
    });
    expect(await queue('coda=DA_CONCORDARE&codiceDitta=021')).toEqual([]);
    expect(await queue('coda=DA_CONCORDARE&inRitardo=X')).toEqual([]);
    const looked = await rows(
      `select deed, customer_code is not null as named from audit where deed = 'interventionQueue' order by id desc limit 1`,
    );
    expect(looked).toHaveLength(1);
  });

  it('returns the order of a column, either way, with what has no value last', async () => {
    const one = await booked();
    const other = await booked({ ...visit, companyId: 'C021' });
    await rows(`update intervention_slots set day = '2026-12-04' where intervention_id = $1`, other);
    const { queue, get } = await desk();
    const by = async (sort: string) =>
      (await queue(`coda=DA_CONCORDARE&${sort}`)).map(({ id }) => id).filter((id) => id === one || id === other);
    for (const column of ['DITTA', 'APPUNTAMENTO']) {
      expect(await by(`ordine=${column}`)).toEqual([one, other]);
      expect(await by(`ordine=${column}&verso=DISCENDENTE`)).toEqual([other, one]);
    }
    const towns = (first: string | null) =>
      rows(`update interventions set city = case id when $1 then $2 else 'Modena' end`, one, first);
    await towns('zola');
    expect(await by('ordine=CITTA')).toEqual([other, one]);
    await towns(null);
    expect(await by('ordine=CITTA')).toEqual([other, one]);
    expect(await by('ordine=CITTA&verso=DISCENDENTE')).toEqual([other, one]);
    // Equal values: the id decides.
    for (const column of ['PRODOTTO', 'CLIENTE']) expect(await by(`ordine=${column}`)).toEqual([one, other].toSorted());
    await rows(`update interventions set installation_id = 'P02' where id = $1`, one);
    // Anna Esposito is before Giulia Ferri, whose the other one is.
    const anna = `(select code from customers where last_name = 'Esposito')`;
    await rows(`update interventions set customer_code = ${anna} where id = $1`, other);
    for (const column of ['PRODOTTO', 'CLIENTE']) {
      expect(await by(`ordine=${column}`)).toEqual([other, one]);
      expect(await by(`ordine=${column}&verso=DISCENDENTE`)).toEqual([one, other]);
    }
    expect((await get('interventi?coda=DA_CONCORDARE&ordine=NOTE')).status).toBe(400);
  });

  it('rejects a customer who asks for the queue', async () => {
    const bearer = await bearerOf('full');
    expect((await gateway.send({ url: `/api/sportello/v1/operatore/interventi?coda=CHIUSI`, bearer })).status).toBe(
      403,
    );
  });
});

describe('an intervention (operatore.centrale.3)', () => {
  it('returns an intervention with its history', async () => {
    const id = await booked();
    const { open, get, walk } = await desk();
    await walk(id, ['ACCETTA', { nota: 'Sentita al telefono' }]);
    const one = await open(id);
    expect(one).toMatchObject({ id, indirizzo: 'Via Washington 70, 20146 Milano (MI)', versione: 1 });
    expect(one.eventi.map(({ tipo, daChi, nota }: Record<string, string>) => [tipo, daChi, nota])).toEqual([
      ['PRENOTAZIONE', 'CLIENTE', null],
      ['ACCETTA', 'CENTRALE', 'Sentita al telefono'],
    ]);
    expect((await get('interventi/I99999999')).status).toBe(404);
    expect((await get(`interventi/${id}/file/1`)).status).toBe(404);
  });
});

describe('the steps (operatore.centrale.4)', () => {
  it('leads an intervention from booking to invoice, with a quote and a second visit', async () => {
    const id = await booked();
    const before = await desk();
    await before.walk(id, ['ACCETTA'], ['CONCORDA']);
    const { walk } = await on('2026-12-01');
    await walk(id, ['INIZIA']);
    expect(await slotsOf(id)).toEqual(['IN_PROGRESS 2026-12-01 T1 C017']);
    await walk(id, ['CHIEDI_PREVENTIVO']);
    expect(await slotsOf(id)).toEqual(['COMPLETED 2026-12-01 T1 C017']);
    await walk(
      id,
      ['RICEVI_PREVENTIVO'],
      [
        'INVIA_PREVENTIVO',
        {
          voci: [
            { descrizione: 'Scheda', importo: 120.5 },
            { descrizione: 'Manodopera', importo: 60 },
          ],
        },
      ],
    );
    expect(await standing(id)).toEqual(['In Progress', 'AWAITING_CUSTOMER_DECISION']);
    expect(await rows('select total_cents, state from quotes where intervention_id = $1', id)).toEqual([
      { total_cents: 18_050, state: 'IN ATTESA APPROVAZIONE CLIENTE' },
    ]);
    await rows(`update interventions set sub_state = 'QUOTE_APPROVED_AWAITING_WORKS' where id = $1`, id);
    await rows(`update quotes set state = 'APPROVATO', payment_method = 'Pagamento in bolletta', answered_at = now()`);
    await walk(id, ['ATTENDI_MATERIALE'], ['MATERIALE_ARRIVATO'], ['CONCORDA', { slotId: 'T2-20261210' }]);
    expect(await slotsOf(id)).toEqual(['COMPLETED 2026-12-01 T1 C017', 'CONFIRMED 2026-12-10 T2 C017']);
    const { walk: walkOn, open } = await on('2026-12-10');
    await walkOn(
      id,
      ['INIZIA'],
      ['COMPLETA'],
      ['CONSUNTIVA'],
      ['FATTURA', { fattura: { numero: '2026/77', importo: 180.5, scadenza: '2026-12-31' } }],
    );
    expect(await standing(id)).toEqual(['Fatturato', null]);
    expect(await rows('select number, amount_cents, state from intervention_invoices')).toEqual([
      { number: '2026/77', amount_cents: 18_050, state: '02' },
    ]);
    const { eventi } = await open(id);
    expect(eventi).toHaveLength(14);
    const told = await rows(
      `select distinct title from notifications n join events e on e.id = n.event_id where e.kind = 'INTERVENTION_MOVED' and e.data ->> 'interventionId' = $1`,
      id,
    );
    expect(told).toHaveLength(11);
    const acts = await rows(
      `select count(*)::int as n from audit where deed = 'moveIntervention' and "right" = 'STAFF' and customer_code is not null`,
    );
    expect(acts[0]?.n).toBeGreaterThanOrEqual(13);
  });

  it('creates a PDF of each quote and invoice for customer and centre (operatore.centrale.8)', async () => {
    const id = await booked();
    const before = await desk();
    const voci = [{ descrizione: 'Scheda', importo: 120.5 }];
    await before.walk(id, ['ACCETTA'], ['CONCORDA']);
    const { walk, open, get } = await on('2026-12-01');
    await walk(id, ['INIZIA'], ['CHIEDI_PREVENTIVO'], ['RICEVI_PREVENTIVO']);
    await walk(id, ['INVIA_PREVENTIVO', { voci }]);
    const [quote] = (await open(id)).file as { id: string; nome: string; tipo: string }[];
    expect(quote).toMatchObject({ nome: expect.stringMatching(/^Preventivo Q\d+\.pdf$/), tipo: 'PREVENTIVI' });
    expect(await rows('select file_id::text as file from quotes where intervention_id = $1', id)).toEqual([
      { file: quote?.id },
    ]);
    const bearer = await bearerOf('full');
    const paper = await gateway.send({ url: `/api/interventotecnico/v1/interventions/documents/${quote?.id}`, bearer });
    const { pages } = await readPdf(Buffer.from(String(paper.body.content), 'base64'));
    for (const words of ['Preventivo', 'Caldaia', 'Scheda', '120,50 €', 'Totale IVA inclusa']) {
      expect(pages[0]?.text).toContain(words);
    }
    await rows(`update interventions set state = 'Consuntivato', sub_state = null where id = $1`, id);
    await walk(id, ['FATTURA', { fattura: { numero: '2026/79', importo: 180.5, scadenza: '2026-12-31' } }]);
    const invoice = ((await open(id)).file as { id: string; nome: string; tipo: string }[]).at(-1);
    expect(invoice).toMatchObject({ nome: 'Fattura 2026-79.pdf', tipo: 'FATTURE' });
    const opened = await get(`interventi/${id}/file/${invoice?.id}`);
    expect(opened.status).toBe(200);
  });

  it('assigns a visit, withdraws it and assigns it again, each time with its place in the day', async () => {
    const id = await booked();
    const { walk, step, get } = await desk();
    expect(await taken('C017')).toBe(1);
    const { body } = await get(`interventi/${id}/posti?giorno=2026-12-01`);
    const other = (body.posti as { codDitta: string; slotId: string }[]).find(({ codDitta }) => codDitta !== '017');
    expect(other).toBeDefined();
    await walk(id, ['RITIRA']);
    expect(await standing(id)).toEqual(['New', 'TO_REASSIGN']);
    expect(await taken('C017')).toBe(0);
    expect(errorOf(await step(id, 1, 'ASSEGNA'))).toEqual([
      400,
      'REQUEST_NOT_VALID',
      [{ campo: 'codDitta', codice: 'MISSING' }],
    ]);
    expect(errorOf(await step(id, 1, 'ASSEGNA', { codDitta: '999' }))[2]).toEqual([
      { campo: 'codDitta', codice: 'NOT_VALID' },
    ]);
    expect(errorOf(await step(id, 1, 'ASSEGNA', { codDitta: '017', slotId: 'T1-20261119' }))[2]).toEqual([
      { campo: 'slotId', codice: 'DAY_IN_PAST' },
    ]);
    await walk(id, ['ASSEGNA', { codDitta: other?.codDitta, slotId: other?.slotId }]);
    expect(await standing(id)).toEqual(['Assigned', 'TO_ACCEPT']);
    expect(await taken(`C${other?.codDitta}`)).toBe(1);
    await walk(id, ['ASSEGNA', { codDitta: '017' }]);
    expect(await taken(`C${other?.codDitta}`)).toBe(0);
    expect(await taken('C017')).toBe(1);
  });

  it('rejects a place that is taken, and writes nothing', async () => {
    await booked({ ...visit, companyId: 'C021' });
    const id = await booked();
    const { step } = await desk();
    expect(errorOf(await step(id, 0, 'ASSEGNA', { codDitta: '021' })).slice(0, 2)).toEqual([409, 'SLOT_TAKEN']);
    expect(await standing(id)).toEqual(['Assigned', 'TO_ACCEPT']);
    expect(await taken('C017')).toBe(1);
  });

  it('cancels a visit with a reason, and releases its place and free hour', async () => {
    const id = await booked();
    const { walk, step } = await desk();
    expect(await rows('select used_on is null as free from free_hours where used_on is not null')).toHaveLength(1);
    expect(errorOf(await step(id, 0, 'ANNULLA'))).toEqual([
      409,
      'STEP_NOT_ALLOWED',
      [{ campo: 'motivo', codice: 'REASON_NEEDED' }],
    ]);
    await walk(id, ['ANNULLA', { motivo: 'OPENED_BY_MISTAKE' }]);
    expect(await standing(id)).toEqual(['Canceled', 'OPENED_BY_MISTAKE']);
    expect(await taken('C017')).toBe(0);
    expect(
      await rows('select code from (select contract_code as code from free_hours where used_on is not null) f'),
    ).toEqual([]);
  });

  it('keeps the free hour of a visit that is cancelled with billing, and invoices it', async () => {
    const id = await booked();
    const { walk } = await desk();
    await walk(
      id,
      ['ANNULLA', { motivo: 'CANCEL_WITH_BILLING' }],
      ['CONSUNTIVA'],
      ['FATTURA', { fattura: { numero: '2026/78', importo: 0 } }],
    );
    expect(await standing(id)).toEqual(['Fatturato', 'CANCEL_WITH_BILLING']);
    expect(await rows('select 1 from free_hours where used_on is not null')).toHaveLength(1);
    expect(await rows(`select state from intervention_invoices where number = '2026/78'`)).toEqual([{ state: '01' }]);
  });

  it('closes what the customer has cancelled, and does not release its place twice', async () => {
    const customer = bookingOf(gateway, await bearerOf('full'));
    const id = await booked();
    await booked();
    expect((await customer.cancel(id, { reasonCode: 'R01' })).status).toBe(200);
    expect(await taken('C017')).toBe(1);
    const { walk } = await desk();
    await walk(id, ['ANNULLA', { motivo: 'CUSTOMER_OTHER' }]);
    expect(await taken('C017')).toBe(1);
  });

  it('rejects a step that is not in the table, with its reason (intervento.stato.11)', async () => {
    const id = await booked();
    const call = await booked(videocall);
    const { step } = await desk();
    expect(errorOf(await step(id, 0, 'FATTURA', { fattura: { numero: 'X', importo: 1 } }))).toEqual([
      409,
      'STEP_NOT_ALLOWED',
      [{ campo: 'passo', codice: 'NOT_FROM_THIS_STATE' }],
    ]);
    expect(errorOf(await step(call, 0, 'RITIRA'))[2]).toEqual([{ campo: 'passo', codice: 'NOT_FOR_THIS_MODE' }]);
    expect(errorOf(await step(id, 0, 'ACCETTA', { motivo: 'NOT_COVERED' }))[2]).toEqual([
      { campo: 'motivo', codice: 'REASON_NOT_EXPECTED' },
    ]);
    expect(errorOf(await step(id, 0, 'ACCETTA', { codDitta: '017' }))[2]).toEqual([
      { campo: 'codDitta', codice: 'NOT_EXPECTED' },
    ]);
    expect((await step(id, 0, 'PREVENTIVO_ACCETTATO')).status).toBe(400);
    expect((await step('I99999999', 0, 'ACCETTA')).status).toBe(404);
    expect(await standing(id)).toEqual(['Assigned', 'TO_ACCEPT']);
    expect(await rows(`select kind from intervention_events where intervention_id = $1`, id)).toEqual([
      { kind: 'PRENOTAZIONE' },
    ]);
  });

  it.each([
    ['a visit', visit, '2026-12-01', '2026-11-30'],
    ['a video call', videocall, '2026-11-23', '2026-11-22'],
  ])('begins %s on its day and not before (intervento.stato.12)', async (_what, booking, day, before) => {
    const id = await booked(booking);
    await (await desk()).walk(id, ['ACCETTA'], ['CONCORDA']);
    const count = () => rows('select count(*)::int from events e where e.data ->> $1 = $2', 'interventionId', id);
    const told = await count();
    for (const arrive of [desk, () => on(before)]) {
      const early = await arrive();
      expect(errorOf(await early.step(id, 2, 'INIZIA'))).toEqual([
        409,
        'STEP_NOT_ALLOWED',
        [{ campo: 'passo', codice: 'NOT_BEFORE_ITS_DAY' }],
      ]);
    }
    expect(await standing(id)).toEqual(['Assigned', 'APPOINTMENT_AGREED']);
    expect(await count()).toEqual(told);
    await (await on(day)).walk(id, ['INIZIA']);
    expect(await standing(id)).toEqual(['In Progress', 'INTERVENTION_IN_PROGRESS']);
  });

  it('moves a video call, too, and cancels it for an absent customer', async () => {
    const id = await booked(videocall);
    const { walk } = await desk();
    await walk(id, ['ACCETTA'], ['CONCORDA'], ['ANNULLA', { motivo: 'VIDEOCALL_CUSTOMER_ABSENT' }]);
    expect(await standing(id)).toEqual(['Canceled', 'VIDEOCALL_CUSTOMER_ABSENT']);
    const mails = await rows(`select text from messages where template = 'intervention-moved' and text like '%${id}%'`);
    expect(mails).toHaveLength(3);
  });

  it('applies a repeated step once, and rejects another step on an old version', async () => {
    const id = await booked();
    const { step } = await desk();
    expect((await step(id, 0, 'ACCETTA')).body.versione).toBe(1);
    expect((await step(id, 0, 'ACCETTA')).body.versione).toBe(1);
    expect(errorOf(await step(id, 0, 'CONCORDA')).slice(0, 2)).toEqual([412, 'CHANGED_MEANWHILE']);
    expect(
      await rows(`select kind from intervention_events where intervention_id = $1 and kind = 'ACCETTA'`, id),
    ).toHaveLength(1);
  });

  it('applies one change when fifty operators move the same visit at once', { timeout: 60_000 }, async () => {
    const id = await booked();
    const { step } = await desk();
    const reasons = [
      'OPENED_BY_MISTAKE',
      'INTERNAL_DECISION',
      'NOT_COVERED',
      'CUSTOMER_OTHER',
      'CUSTOMER_FIXED_PRIVATELY',
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => step(id, 0, 'ANNULLA', { motivo: reasons[at % 5] })),
    );
    const [, reason] = await standing(id);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(40);
    expect(reasons).toContain(reason);
    expect(
      await rows(`select reason from intervention_events where intervention_id = $1 and kind = 'ANNULLA'`, id),
    ).toEqual([{ reason }]);
    expect(await taken('C017')).toBe(0);
  });
});

describe('a promise that passes (intervento.promessa.2)', () => {
  it('shows a late visit to the centre first, then notifies the customer once', async () => {
    const id = await booked();
    const { queue, walk } = await desk();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const at = (text: string) => servicesOf({ config, pool: gateway.database.pool, clock: () => new Date(text) });
    const told = async () =>
      (
        await rows(
          `select 1 from events where kind = 'INTERVENTION_MOVED' and data ->> 'step' = 'RITARDO' and data ->> 'interventionId' = $1`,
          id,
        )
      ).length;
    await notifyOfLateVisits(at('2026-11-21T16:59:00Z'));
    expect(await queue('coda=DA_CONCORDARE&inRitardo=X')).toEqual([]);
    await notifyOfLateVisits(at('2026-11-21T17:01:00Z'));
    expect(await queue('coda=DA_CONCORDARE&inRitardo=X')).toMatchObject([{ id }]);
    expect(await told()).toBe(0);
    await Promise.all([notifyOfLateVisits(at('2026-11-21T17:17:00Z')), notifyOfLateVisits(at('2026-11-21T17:17:00Z'))]);
    await notifyOfLateVisits(at('2026-11-21T17:30:00Z'));
    expect(await told()).toBe(1);
    expect(
      await rows(`select by from intervention_events where intervention_id = $1 and kind = 'RITARDO'`, id),
    ).toEqual([{ by: 'SISTEMA' }]);
    await walk(id, ['ACCETTA']);
    expect(await queue('coda=DA_CONCORDARE&inRitardo=X')).toEqual([]);
  });
});
