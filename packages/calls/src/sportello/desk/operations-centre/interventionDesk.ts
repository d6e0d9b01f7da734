import {
  APPOINTMENT_MODES,
  CENTRE_STEPS,
  INTERVENTION_DOERS,
  INTERVENTION_QUEUES,
  QUEUE_COLUMNS,
  SLOT_STATES,
  type DeskAppointment,
  type DeskEvent,
  type DeskIntervention,
  type FreePlace,
  type OpenedIntervention,
  LINK_CHANNELS,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../../mechanism/call.ts';
import { known, present } from '../../../mechanism/empty.ts';
import { deskId, freeCode } from '../../../mechanism/ids.ts';
import { amount, day, digits, instant, line, lines, optionalFlag, optionalText } from '../../../mechanism/wire.ts';

const wireAppointment = z.strictObject({
  slotId: z.string(),
  giorno: day,
  /** Times of day in Rome, `HH:mm`. */
  inizio: z.string(),
  fine: z.string(),
  stato: z.string(),
});

const listed = {
  id: z.string(),
  stato: z.string(),
  sottostato: optionalText,
  modalita: z.enum(APPOINTMENT_MODES),
  prodotto: z.string(),
  codiceCliente: z.string(),
  nome: z.string(),
  citta: optionalText,
  ditta: z.nullable(z.strictObject({ codice: z.string(), licenza: z.boolean() })),
  appuntamento: z.nullable(wireAppointment),
  versione: z.number(),
  creato: instant,
  aggiornato: instant,
  /** Deadline for the next step (intervento.promessa.1). */
  entro: z.nullable(instant),
};

const wireDeskIntervention = z.strictObject(listed);

const wireOpened = z.strictObject({
  ...listed,
  indirizzo: optionalText,
  noteIndirizzo: optionalText,
  email: optionalText,
  telefono: optionalText,
  contatto: z.nullable(z.enum(LINK_CHANNELS)),
  note: optionalText,
  oraGratis: z.boolean(),
  /** Only for video calls: when the customer joined, and consent to recording. */
  entrato: z.nullable(instant),
  registrazione: optionalFlag,
  motivoSenzaDitta: optionalText,
  appuntamenti: z.array(wireAppointment),
  file: z.array(z.strictObject({ id: z.string(), nome: z.string(), tipo: z.string() })),
  eventi: z.array(
    z.strictObject({
      quando: instant,
      tipo: z.string(),
      /** CLIENTE, CENTRALE, DITTA, SISTEMA. */
      daChi: z.string(),
      nome: optionalText,
      stato: z.string(),
      sottostato: optionalText,
      motivo: optionalText,
      nota: optionalText,
    }),
  ),
});

const exampleAppointment = {
  slotId: 'T1-20261201',
  giorno: '2026-12-01',
  inizio: '09:00',
  fine: '11:00',
  stato: 'SCHEDULED',
};

const exampleListed = {
  id: 'I99999999',
  stato: 'Assigned',
  sottostato: 'TO_ACCEPT',
  modalita: 'TECHINICIAN_EXIT' as const,
  prodotto: 'Caldaia',
  codiceCliente: '1000000001',
  nome: 'Giulia Ferri',
  citta: 'Milano',
  ditta: { codice: '017', licenza: true },
  appuntamento: exampleAppointment,
  versione: 3,
  creato: '2026-11-20T09:00:00.000Z',
  aggiornato: '2026-11-20T10:00:00.000Z',
  entro: '2026-11-21T17:00:00.000Z',
};

const toAppointment = (wire: z.output<typeof wireAppointment>): DeskAppointment => ({
  slotId: wire.slotId,
  day: wire.giorno,
  starts: wire.inizio,
  ends: wire.fine,
  state: known(SLOT_STATES, wire.stato, 'SCONOSCIUTO'),
});

function toListed(wire: z.output<typeof wireDeskIntervention>): DeskIntervention {
  return {
    id: wire.id,
    state: wire.stato,
    subState: wire.sottostato ?? '',
    mode: wire.modalita,
    product: wire.prodotto,
    customer: { code: wire.codiceCliente, name: wire.nome },
    town: present(wire.citta),
    company: wire.ditta === null ? undefined : { code: wire.ditta.codice, license: wire.ditta.licenza },
    appointment: wire.appuntamento === null ? undefined : toAppointment(wire.appuntamento),
    version: wire.versione,
    createdAt: Date.parse(wire.creato),
    updatedAt: Date.parse(wire.aggiornato),
    promisedBy: wire.entro === null ? undefined : Date.parse(wire.entro),
  };
}

/** Interventions of one queue, in its own order or by a column. */
export const interventionQueue = defineCall({
  id: 'interventionQueue',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/interventi',
  summary: 'Interventi della centrale operativa',
  rules: ['operatore.centrale.1', 'operatore.centrale.2', 'intervento.promessa.1'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  query: z.strictObject({
    coda: z.enum(INTERVENTION_QUEUES),
    modalita: z.optional(z.enum(APPOINTMENT_MODES)),
    codiceDitta: z.optional(freeCode('company')),
    codiceCliente: z.optional(deskId('customer')),
    inRitardo: z.optional(z.literal('X')),
    ordine: z.optional(z.enum(QUEUE_COLUMNS)),
    verso: z.optional(z.literal('DISCENDENTE')),
    pagina: z.optional(digits(1, 10_000)),
  }),
  answer: z.strictObject({ interventi: z.array(wireDeskIntervention), totale: z.number() }),
  errors: [],
  example: {
    request: { query: { coda: 'DA_CONCORDARE' } },
    answer: { interventi: [exampleListed], totale: 1 },
  },
  toModel: (answer) => ({ interventions: answer.interventi.map(toListed), total: answer.totale }),
});

export const queuedIntervention = defineCall({
  id: 'queuedIntervention',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/interventi/{id}',
  summary: 'Un intervento della centrale operativa',
  rules: ['operatore.centrale.3'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: deskId('intervention', 64) }),
  answer: z.strictObject({ intervento: wireOpened }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: 'I99999999' } },
    answer: {
      intervento: {
        ...exampleListed,
        indirizzo: 'Via Washington 70, 20146 Milano (MI)',
        noteIndirizzo: null,
        email: 'giulia.ferri@example.it',
        telefono: '+393331234567',
        contatto: null,
        note: 'La caldaia si spegne da sola.',
        oraGratis: true,
        entrato: null,
        registrazione: null,
        motivoSenzaDitta: null,
        appuntamenti: [exampleAppointment],
        file: [{ id: '1', nome: 'caldaia.jpg', tipo: 'IMMAGINI' }],
        eventi: [
          {
            quando: '2026-11-20T09:00:00.000Z',
            tipo: 'PRENOTAZIONE',
            daChi: 'CLIENTE',
            nome: 'full',
            stato: 'Assigned',
            sottostato: 'TO_ACCEPT',
            motivo: null,
            nota: null,
          },
        ],
      },
    },
  },
  toModel: ({ intervento: wire }): OpenedIntervention => ({
    ...toListed(wire),
    address: present(wire.indirizzo),
    addressNote: present(wire.noteIndirizzo),
    email: present(wire.email),
    phone: present(wire.telefono),
    contactMode: present(wire.contatto),
    note: present(wire.note),
    freeHourUsed: wire.oraGratis,
    joinedAt: wire.entrato === null ? undefined : Date.parse(wire.entrato),
    mayRecord: present(wire.registrazione),
    noCompanyReason: present(wire.motivoSenzaDitta),
    appointments: wire.appuntamenti.map(toAppointment),
    files: wire.file.map(({ id, nome, tipo }) => ({ id, name: nome, kind: tipo })),
    events: wire.eventi.map((event): DeskEvent => ({
      at: Date.parse(event.quando),
      kind: event.tipo,
      by: known(INTERVENTION_DOERS, event.daChi, 'SCONOSCIUTO'),
      byName: present(event.nome),
      state: event.stato,
      subState: event.sottostato ?? '',
      reason: present(event.motivo),
      note: present(event.nota),
    })),
  }),
});

export const queuedInterventionFile = defineFileCall({
  id: 'queuedInterventionFile',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/interventi/{id}/file/{numero}',
  summary: 'File di un intervento della centrale operativa',
  rules: ['operatore.centrale.3'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({
    id: deskId('intervention', 64),
    numero: deskId('intervention-file', z.string().check(z.regex(/^\d{1,15}$/, 'NOT_A_NUMBER'))),
  }),
  answers: 'file',
  types: ['application/octet-stream'],
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: 'I99999999', numero: '900001' } } },
});

/** Companies that repair an intervention's installation in its area and are free on a day. */
export const interventionPlaces = defineCall({
  id: 'interventionPlaces',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/interventi/{id}/posti',
  summary: 'Posti liberi per un intervento in un giorno',
  rules: ['operatore.centrale.4'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: deskId('intervention', 64) }),
  query: z.strictObject({
    giorno: day,
    /** Includes companies that don't list the postal code. */
    fuoriZona: z.optional(z.literal('X')),
  }),
  answer: z.strictObject({
    posti: z.array(
      z.strictObject({
        codDitta: z.string(),
        punteggio: z.number(),
        licenza: z.boolean(),
        fuoriZona: z.optional(z.boolean()),
        slotId: z.string(),
        inizio: z.string(),
        fine: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: 'I99999999' }, query: { giorno: '2026-12-01' } },
    answer: {
      posti: [
        { codDitta: '017', punteggio: 4.6, licenza: true, slotId: 'T1-20261201', inizio: '09:00', fine: '11:00' },
      ],
    },
  },
  toModel: (answer) =>
    answer.posti.map(({ codDitta, punteggio, licenza, fuoriZona = false, slotId, inizio, fine }): FreePlace => ({
      company: { code: codDitta, score: punteggio, license: licenza },
      isElsewhere: fuoriZona,
      slotId,
      starts: inizio,
      ends: fine,
    })),
});

/**
 * Moves an intervention to its next step, once: checked against the version that the operator saw; a repeated request
 * changes nothing.
 */
export const moveIntervention = defineCall({
  id: 'moveIntervention',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/interventi/{id}/passo',
  summary: 'Passaggio di un intervento allo stato successivo',
  rules: ['operatore.centrale.4', 'operatore.centrale.9', 'intervento.stato.10', 'intervento.stato.11'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: deskId('intervention', 64) }),
  body: z.strictObject({
    passo: z.enum(CENTRE_STEPS),
    versione: z.number().check(z.int()),
    /** Cancel or repudiate step: the sub-state. */
    motivo: z.optional(freeCode('reason', 60)),
    nota: z.optional(lines(500)),
    codDitta: z.optional(freeCode('company')),
    /** Assign or agree step; absent: the existing appointment. */
    slotId: z.optional(freeCode('slot')),
    /** Reason for sending a company outside its area (operatore.centrale.9). */
    motivoFuoriZona: z.optional(lines(300).check(z.minLength(10, 'TOO_SHORT'))),
    /** Quote step: its lines, in euros. */
    voci: z.optional(
      z
        .array(
          z.strictObject({
            descrizione: line(200),
            importo: amount.check(z.gte(0, 'TOO_SMALL'), z.lte(1_000_000, 'TOO_LARGE')),
          }),
        )
        .check(z.minLength(1, 'MISSING'), z.maxLength(30, 'TOO_MANY')),
    ),
    fattura: z.optional(
      z.strictObject({
        numero: deskId('bill'),
        importo: amount.check(z.gte(0, 'TOO_SMALL'), z.lte(1_000_000, 'TOO_LARGE')),
        scadenza: z.optional(day),
      }),
    ),
  }),
  answer: z.strictObject({ versione: z.number() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STEP_NOT_ALLOWED', 'SLOT_TAKEN'],
  touches: ['interventionQueue', 'queuedIntervention', 'interventionPlaces'],
  example: {
    request: {
      params: { id: 'I99999999' },
      body: { passo: 'ACCETTA', versione: 0 },
    },
    answer: { versione: 1 },
  },
  toModel: ({ versione }) => versione,
});
