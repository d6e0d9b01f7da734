import { interventionOn } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { recuperoOragratis } from '../pratiche.ts';
import { answerPreventive, toQuoteAnswer } from './answerPreventive.ts';
import { cancelIntervention } from './cancelIntervention.ts';
import { cancellationReasons } from './cancellationReasons.ts';
import { geolocate } from './geolocate.ts';
import { exampleIntervention } from './intervention.ts';
import { interventionInvoices } from './interventionInvoices.ts';
import { interventions } from './interventions.ts';
import { preventives } from './preventives.ts';
import { sendFeedback } from './sendFeedback.ts';

async function readOne(fields: object) {
  const { model } = await readSample(interventions, { interventions: [{ ...exampleIntervention, ...fields }] });
  const [record] = model.interventions;
  if (!record) throw new Error('the sample was set apart');
  return record;
}

describe('the list of interventions', () => {
  it('applies the defaults of intervento.chiamate.1', () => {
    expect(z.parse(interventions.query ?? z.never(), {})).toEqual({
      from: 'Homepage',
      limit: 50,
      offset: 0,
      origin: 'WEB',
    });
  });

  it.each([
    [{ from: 'StoricoIntervento', limit: '10', offset: '40' }, []],
    [{ limit: '51' }, ['limit TOO_LARGE']],
    [{ limit: '0' }, ['limit TOO_SMALL']],
    [{ offset: '-1' }, ['offset NOT_A_NUMBER']],
    [{ from: 'Altrove' }, ['from invalid_value']],
    [{ startDate: '2021-11-21' }, ['startDate unrecognized_keys']],
  ])('validates a query for interventions with %j and rejects %j', (query, expected) => {
    expect(rejectedFor(interventions.query, query)).toEqual(expected);
  });

  it('sets an intervention apart that it cannot read', async () => {
    const { model, setAside } = await readSample(interventions, { interventions: [{ id: 1 }, exampleIntervention] });
    expect(model.interventions).toHaveLength(1);
    expect(model.total).toBeUndefined();
    expect(setAside).toMatchObject([{ list: 'interventions', index: 0 }]);
  });
});

describe('an intervention', () => {
  it('reads the fields of intervento.modello.1', async () => {
    expect(await readOne({})).toMatchObject({
      id: 'I0000001',
      source: 'WEB',
      appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
      product: { name: 'Caldaia' },
      address: { street: 'Via Roma 1', lat: 45.0703 },
      company: { code: '017', license: true },
      timeSlots: [{ start: '09:00', state: 'SCHEDULED', isAppointmentConfirmed: true }],
      contactMode: 'SCONOSCIUTO',
      attachments: [{ fileName: 'caldaia.jpg', type: 'IMMAGINI' }],
    });
  });

  it('applies the defaults of intervento.modello.4 and intervento.modello.5', async () => {
    const record = await readOne({ product: null, address: null, customer: null, company: null });
    expect(record).toMatchObject({
      product: { name: 'Altri elettrodomestici' },
      address: { lat: 0, lon: 0 },
      company: undefined,
    });
  });

  it.each([
    ['Centrale Operativa', 'CENTRALE_OPERATIVA'],
    ['WEB', 'WEB'],
    ['app', 'APP'],
    ['Piccione', 'SCONOSCIUTO'],
    [null, 'SCONOSCIUTO'],
  ])('comes from %s: %s', async (source, expected) => {
    expect((await readOne({ source })).source).toBe(expected);
  });

  it.each([
    ['VIDEOCALL', 'VIDEOCALL'],
    ['EXIT_TECHNICAL', 'TECHINICIAN_EXIT'],
    ['DRONE', undefined],
    [null, undefined],
  ])('takes place as %s: %s', async (name, expected) => {
    expect((await readOne({ appointmentMode: { id: '1', name } })).appointmentMode.name).toBe(expected);
  });

  it.each([
    ['Ordine di Lavoro', 'ORDINE_DI_LAVORO'],
    ['preventivi', 'PREVENTIVI'],
    ['Altro', 'SCONOSCIUTO'],
  ])('reads a file of type %s as %s', async (type, expected) => {
    const record = await readOne({ attachments: [{ fileName: 'a.pdf', type }] });
    expect(record.attachments[0]?.type).toBe(expected);
  });

  it.each([
    ['the day before', {}, '2026-11-30', 'CONFERMATO'],
    ['on its day', {}, '2026-12-01', 'OGGI'],
    ['without company', { company: null }, '2026-12-01', 'CREATO_SENZA_TECNICO'],
    ['with a company without code', { company: { code: null } }, '2026-12-01', 'CREATO_SENZA_TECNICO'],
    ['as a video call', { appointmentMode: { id: '1', name: 'VIDEOCALL' }, company: null }, '2026-11-30', 'CONFERMATO'],
    ['completed', { status: { state: 'Completed' } }, '2026-12-02', 'LASCIA_FEEDBACK'],
    ['in a state of another gateway', { status: { state: 'Boh' } }, '2026-12-02', 'SCONOSCIUTO'],
  ])('returns the status of an intervention for the day on which it is shown: %s', async (_, fields, today, status) => {
    const { status: told, ...rest } = interventionOn(await readOne(fields), today);
    expect(told).toBe(status);
    expect(rest).not.toHaveProperty('mappedStatus');
  });
});

describe('the position of the technician', () => {
  it.each([
    [
      { latitude: 45, longitude: 7 },
      { latitude: 45, longitude: 7 },
    ],
    [null, undefined],
  ])('reads the position %j as %j', async (currentLocation, expected) => {
    expect((await readSample(geolocate, { currentLocation })).model).toEqual(expected);
  });

  it('does not cache geolocate', () => {
    expect(geolocate).not.toHaveProperty('cacheMs');
  });
});

describe('cancelling', () => {
  it('offers the reasons by priority', async () => {
    const reason = { id: 'R9', label: 'Altro', requireNotes: true, priority: 9 };
    const { model } = await readSample(cancellationReasons, {
      cancellationReasons: [reason, { ...reason, id: 'R1', requireNotes: false, priority: 1 }],
    });
    expect(model).toEqual([
      { id: 'R1', name: 'Altro', requiredOtherInfo: false, priority: 1 },
      { id: 'R9', name: 'Altro', requiredOtherInfo: true, priority: 9 },
    ]);
  });

  it.each([
    [{ reasonCode: 'R1' }, []],
    [{ reasonCode: 'R9', notes: 'Cambio casa' }, []],
    [{ notes: 'Cambio casa' }, ['reasonCode invalid_type']],
    [{ reasonCode: 'R9', notes: 'x'.repeat(2001) }, ['notes TOO_LONG']],
  ])('validates a cancellation with %j and rejects %j', (body, expected) => {
    expect(rejectedFor(cancelIntervention.body, body)).toEqual(expected);
  });
});

describe('quotes', () => {
  const quote = {
    id: 'Q1',
    documentId: 'D1',
    creationDate: '2026-11-20',
    items: [{ label: 'Manodopera', total: 60.1 }],
    total: { label: 'Totale', total: 73.32 },
    state: 'IN ATTESA APPROVAZIONE CLIENTE',
  };

  it('reads quotes in cents', async () => {
    const { model } = await readSample(preventives, { preventives: [quote] });
    expect(model[0]).toMatchObject({
      items: [{ total: 6010 }],
      total: { total: 7332 },
      state: 'PENDING',
      paymentMethod: undefined,
    });
  });

  it.each([
    ['APPROVATO', 'Pagamento in bolletta', 'ACCEPTED', 'BILL'],
    ['APPROVATO', 'Addebito in bolletta', 'ACCEPTED', 'BILL'],
    ['RIFIUTATO', 'Carta di credito', 'DECLINED', 'CREDIT_CARD'],
    ['BOH', 'Conchiglie', 'SCONOSCIUTO', 'SCONOSCIUTO'],
  ])('reads the quote state %s and payment method %s', async (state, paymentMethod, expectedState, expectedMethod) => {
    const { model } = await readSample(preventives, { preventives: [{ ...quote, state, paymentMethod }] });
    expect(model[0]).toMatchObject({ state: expectedState, paymentMethod: expectedMethod });
  });

  const paymentMethod = { method: 'Pagamento in bolletta', commodityCode: 'C1' };
  it.each([
    [{ source: 'Portali', type: 'ACCETTA', paymentMethod }, []],
    [{ source: 'Portali', type: 'RIFIUTA' }, []],
    [{ source: 'Portali', type: 'ACCETTA' }, ['paymentMethod MISSING']],
    [{ source: 'Portali', type: 'RIFIUTA', paymentMethod }, ['paymentMethod NOT_EXPECTED']],
    [{ source: 'WEB', type: 'RIFIUTA' }, ['source invalid_value']],
    [{ source: 'Portali', type: 'FORSE' }, ['type invalid_value']],
    [
      { source: 'Portali', type: 'ACCETTA', paymentMethod: { method: 'Contanti', commodityCode: 'C1' } },
      ['paymentMethod.method invalid_value'],
    ],
  ])('validates the answer %j to a quote and rejects %j', (body, expected) => {
    expect(rejectedFor(answerPreventive.body, body)).toEqual(expected);
  });

  it.each([['C1'], [undefined]])('answers a quote with the payload of preventivo.chiamate.2: %s', (commodityCode) => {
    expect(rejectedFor(answerPreventive.body, toQuoteAnswer(commodityCode))).toEqual([]);
  });
});

describe('afterwards', () => {
  it('reads invoices with the status of a bill', async () => {
    const invoice = { number: '1', issueDate: '2026-11-20', amount: 10.01, openAmount: 0, state: '01' };
    const { model } = await readSample(interventionInvoices, { invoices: [invoice] });
    expect(model[0]).toMatchObject({ amount: 1001, openAmount: 0, status: 'PAGATA', documentId: undefined });
  });

  it.each([
    [[{ question: 'Puntuale?', rating: 1 }], []],
    [[], ['questions MISSING']],
    [[{ question: 'Puntuale?', rating: 0 }], ['questions.0.rating TOO_SMALL']],
    [[{ question: 'Puntuale?', rating: 6 }], ['questions.0.rating TOO_LARGE']],
    [[{ question: 'Puntuale?', rating: 4.5 }], ['questions.0.rating invalid_type']],
    [[{ question: '', rating: 4 }], ['questions.0.question MISSING']],
  ])('validates the feedback %j and rejects %j', (questions, expected) => {
    expect(rejectedFor(sendFeedback.body, { questions })).toEqual(expected);
  });

  it('reads the free hour, and that there is none', async () => {
    const { model } = await readSample(recuperoOragratis, {
      oraGratis: { disponibile: false, dataUtilizzo: '2026-05-04' },
    });
    expect(model).toMatchObject({ isAvailable: false, usedOn: '2026-05-04', validTo: undefined });
    expect((await readSample(recuperoOragratis, { oraGratis: null })).model).toBeUndefined();
  });
});
