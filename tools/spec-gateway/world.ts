import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue, type CallId, type JsonCall } from '@sportello/calls';
import { addDays, dayInRome } from '@sportello/domain';
import { parse } from 'yaml';

export interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly username: string | undefined;
  readonly customer: string | undefined;
}

/** The answer without its envelope; undefined means "not found". */
type Answer = (asked: Asked) => object | undefined;

const content = ['demo', 'base'].map((each) => path.join(import.meta.dirname, '../../content', each));

type Record_ = Record<string, unknown>;

export const PASSWORD = 'Sportello-2026';

const today = () => dayInRome(Date.now());

const exampleOf = (id: CallId) => structuredClone((catalogue[id] as JsonCall).example.answer);
const firstOf = (id: CallId, list: string) => (exampleOf(id)[list] as Record_[])[0] as Record_;

const service = () => ({
  ...firstOf('recuperoContrattiVasCliente', 'contratti'),
  codiceContrattoVas: '7000000003',
  tipo: 'SERVIZIO',
  sottoTipo: 'INTERVENTO_TECNICO',
  tipoProdotto: 'ZSER',
  nome: 'Casa Assistita',
  codiceContratto: '4000000001',
  contractAccount: '500000000001',
  fibra: null,
});

export function createWorld(): Partial<Record<CallId, Answer>> {
  let nickname: unknown = 'Casa';
  let payment = exampleOf('recuperoDatiPagamento');
  let delivery = exampleOf('recuperoRicezioneNotifiche');
  const readings = exampleOf('storicoLetture')['letture'] as Record_[];
  const interventions: Record_[] = [
    intervention('I0000001', { timeSlots: [slotOn(addDays(today(), 7))] }),
    intervention('I0000002', {
      status: { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION' },
      isEditable: false,
    }),
    intervention('I0000003', {
      status: { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION' },
      isEditable: false,
    }),
    intervention('I0000004', { status: { state: 'Completed', subState: null }, isEditable: false }),
  ];
  const quotes = new Map(['I0000002', 'I0000003'].map((id) => [id, firstOf('preventives', 'preventives')]));
  const find = (id: string | undefined) => interventions.find((each) => each['id'] === id);
  const supply = () => ({ ...firstOf('recuperoLista', 'contratti'), nickname });

  return {
    login: ({ body }) =>
      ['full', 'operatore'].includes(String(body['username'])) && body['password'] === btoa(PASSWORD)
        ? tokensOf(String(body['username']))
        : undefined,
    token: ({ body }) => tokensOf(String(body['refresh_token']).split('.', 2)[1] ?? 'full'),
    recuperaDatiProfilo: ({ username, customer }) => ({
      ...exampleOf('recuperaDatiProfilo'),
      ...(username === 'operatore' &&
        customer === undefined && { segmento: 'Operatore', codiceCliente: null, username }),
    }),
    recuperoLista: () => ({ contratti: [supply()] }),
    recuperoContrattiVasCliente: () => ({ contratti: [service()] }),
    recuperoListaQuotation: () => ({ quotazioni: [] }),
    recuperoListaMSR: () => ({ richieste: [] }),
    recuperoDatiContratto: () => ({ ...exampleOf('recuperoDatiContratto'), contratto: supply() }),
    modificaNicknameContratto({ body }) {
      nickname = body['nickname'] ?? null;
      return {};
    },
    recuperoRicezioneNotifiche: () => delivery,
    modificaRicezioneNotifiche({ body }) {
      const { commodity: _, ...flags } = body;
      delivery = { ...delivery, ...flags };
      return {};
    },
    recuperoDatiPagamento: () => payment,
    modificaDatiPagamento({ body }) {
      const { nome, cognome, codiceFiscale, IBAN } = body;
      const sdd = { nome, cognome, codiceFiscale, IBAN, banca: null, filiale: null };
      payment = { ...payment, metodo: { ...(payment['metodo'] as object), sdd } };
      return exampleOf('modificaDatiPagamento');
    },
    tipologiaAutolettura: () => ({
      ...exampleOf('tipologiaAutolettura'),
      tipologia: 'LUCE',
      unitaMisura: 'kWh',
      inizioPeriodo: addDays(today(), -2),
      finePeriodo: addDays(today(), 5),
    }),
    storicoLetture: () => ({ letture: readings }),
    ultimaLettura: () => ({ lettura: readings[0] ?? null }),
    autolettura({ body }) {
      const valori = body['letture'];
      const lettura = { ...readings[0], dataLettura: body['dataLettura'], tipo: 'AUTOLETTURA', valori };
      readings.unshift(lettura);
      return { lettura: { ...lettura, stato: 'RICEVUTA' } };
    },
    recuperoListaBolletteVAS: () => ({ bollette: [] }),
    interventions: () => ({ interventions, total: interventions.length }),
    interventionDates: () => ({ dates: [0, 1, 2, 3, 4, 5].map((after) => addDays(today(), 2 + after)) }),
    interventionSlots: ({ query }) => ({
      slots: [slotOn(query['date'] ?? addDays(today(), 2), { state: 'NONE', isAppointmentConfirmed: null })],
    }),
    createIntervention({ body }) {
      const id = `I${String(interventions.length + 1).padStart(7, '0')}`;
      interventions.unshift(intervention(id, bookedOf(body)));
      return { id };
    },
    modifyIntervention({ params, body }) {
      const found = find(params['id']);
      if (found === undefined) return undefined;
      Object.assign(found, bookedOf(body));
      return {};
    },
    cancelIntervention({ params }) {
      const found = find(params['id']);
      if (found === undefined) return undefined;
      Object.assign(found, {
        status: { state: 'New', subState: 'CUSTOMER_CANCELLATION_REQUEST' },
        isEditable: false,
      });
      return {};
    },
    preventives: ({ params }) => ({ preventives: [quotes.get(params['id'] ?? '')].filter(Boolean) }),
    answerPreventive({ params, body }) {
      const quote = quotes.get(params['id'] ?? '');
      if (quote === undefined) return undefined;
      const isYes = body['type'] === 'ACCETTA';
      Object.assign(quote, {
        state: isYes ? 'APPROVATO' : 'RIFIUTATO',
        paymentMethod: isYes ? 'Pagamento in bolletta' : null,
      });
      return {};
    },
    sendFeedback({ params }) {
      const found = find(params['id']);
      if (found === undefined) return undefined;
      found['isFeedbackLeft'] = true;
      return {};
    },
    cmsContent: ({ query }) => {
      const file = content.map((folder) => path.join(folder, `${query['url']}.yaml`)).find((each) => existsSync(each));
      return file === undefined ? undefined : { items: parse(readFileSync(file, 'utf8')) as unknown };
    },
  };
}

function tokensOf(username: string) {
  const secret = randomUUID();
  return { access_token: `a.${username}.${secret}`, refresh_token: `r.${username}.${secret}`, expires_in: 300 };
}

const slotOn = (date: string, changes: object = {}) => ({
  ...firstOf('interventionSlots', 'slots'),
  id: `F-${date}`,
  date,
  state: 'SCHEDULED',
  ...changes,
});

function intervention(id: string, changes: object): Record_ {
  return {
    ...firstOf('interventions', 'interventions'),
    id,
    attachments: [],
    timeSlots: [slotOn(addDays(today(), -3))],
    ...changes,
  };
}

function bookedOf(body: Asked['body']) {
  const { supportType, slotId, userContact, attachments, interventionNote, linkReceptionMode } = body;
  const isCall = supportType === 'VIDEOCALL';
  const files = (attachments ?? []) as readonly { fileName: string }[];
  return {
    ...(slotId !== undefined && {
      status: { state: 'Assigned', subState: 'TO_ACCEPT' },
      timeSlots: [slotOn((slotId as string).slice(2), { isAppointmentConfirmed: false })],
    }),
    appointmentMode: isCall ? { id: '1', name: 'VIDEOCALL' } : { id: '2', name: 'TECHINICIAN_EXIT' },
    ...(isCall && { company: null }),
    contactMode: linkReceptionMode ?? null,
    customer: { email: null, phoneNumber: null, ...(userContact as object) },
    note: interventionNote ?? null,
    attachments: files.map(({ fileName }, at) => ({
      id: `D${at}`,
      file: null,
      fileName,
      type: 'Immagini',
      imgPreviewUrl: null,
    })),
  };
}
