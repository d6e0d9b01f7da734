import * as z from 'zod';

// Request formats of the provider's two documents, transcribed by hand, because the catalogue contains more than they
// do and must not be compared with itself.

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const compactDay = z.string().regex(/^\d{8}$/);
const whole = z.string().regex(/^\d+$/);
const text = z.string().min(1);
const flag = z.union([z.literal('X'), z.null()]);

/**
 * A request as documented; a part without a documented format may be anything, a part missing here must be absent.
 */
export interface Wire {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly headers?: z.ZodType;
}

const notShown = z.looseObject({});
const none: Wire = {};
const query = (shape: z.ZodRawShape): Wire => ({ query: z.strictObject(shape) });
const body = (shape: z.ZodRawShape): Wire => ({ body: z.strictObject(shape) });
const anyBody: Wire = { body: notShown };

const contract = z.union([z.strictObject({ codiceContratto: text }), z.strictObject({ codiceQuotation: text })]);
const ofContract: Wire = { query: contract };

const notifications = {
  flagBollettaWeb: z.union([z.literal('02'), z.literal('03'), z.null()]),
  flagNotificaSms: flag,
  flagNotificaMail: flag,
  contractAccount: text,
};

const payment = {
  contractAccount: text,
  metodoPagamentoAttuale: text,
  dataFirma: day,
  societa: text,
};
const debit = {
  ...payment,
  metodoPagamentoRichiesto: z.literal('U'),
  nome: text,
  cognome: text,
  codiceFiscale: z.string().regex(/^[A-Z0-9]+$/),
  IBAN: z.string().regex(/^[A-Z0-9]+$/),
};
const card = { ...payment, metodoPagamentoRichiesto: z.literal('L'), tokenID: text };

const supportType = z.enum(['VIDEOCALL', 'EXIT_TECHNICAL']);
const operationType = z.enum([
  'MODIFY_NEXT_APPOINTMENT',
  'BOOK_NEXT_APPOINTMENT',
  'BOOK_FIRST_APPOINTMENT',
  'MODIFY_FIRST_APPOINTMENT',
]);
const booking = {
  slotId: text,
  installationId: text,
  macroTypeId: text,
  privacyConsent: z.boolean(),
  userContact: z.strictObject({ email: text.optional(), phoneNumber: text.optional() }),
  address: z.strictObject({
    street: text,
    zipCode: text,
    province: text,
    city: text,
    country: text,
    note: text.optional(),
  }),
  source: z.literal('WEB'),
  interventionNote: text.optional(),
};
const videocall = { supportType: z.literal('VIDEOCALL'), linkReceptionMode: z.enum(['EMAIL', 'SMS']).optional() };
const visit = {
  supportType: z.literal('EXIT_TECHNICAL'),
  errorTechnicianAssignmentCode: text.optional(),
  appointmentDate: day.optional(),
  attachments: z.array(z.strictObject({ file: z.base64().min(1), fileName: text })).optional(),
};
const { source, ...changeable } = booking;
const change = { ...z.strictObject(changeable).partial().shape, source };

/** Keyed by the catalogue's call id. */
export const wires: Readonly<Record<string, Wire>> = {
  login: body({ username: text, password: z.base64(), recaptcha: text.optional() }),
  token: body({ grant_type: z.literal('refresh_token'), client_id: text, refresh_token: text }),
  resetPassword: anyBody,
  resetPasswordAuthorize: anyBody,
  cambioPassword: body({ currentPassword: text, newPassword: text }),
  verifyUser: anyBody,
  searchUser: query({ codiceCliente: text, segmento: text }),
  search: query({ codiceCliente: text, segmento: text }),
  recuperaDatiProfilo: none,
  verifyCustomer: anyBody,
  registerCustomer: { ...anyBody, headers: z.looseObject({ canale: z.literal('web') }) },
  sendVerificationCode: anyBody,
  recuperoCredenziali: anyBody,
  modificaDatiProfilo: body({ cellulare: text.optional(), mail: text.toUpperCase().optional() }),
  modificaLivelloPrivacy: anyBody,
  deleteUser: none,
  identificazioneClienti: query({ societa: text }),
  sendOTP: anyBody,
  recuperoLista: none,
  recuperoListaByContractAccount: none,
  recuperoContrattiVasCliente: none,
  recuperoListaQuotation: none,
  recuperoListaMSR: none,
  recuperoDatiContratto: ofContract,
  recuperoRicezioneNotifiche: ofContract,
  recuperoDatiPagamento: ofContract,
  modificaRicezioneNotifiche: body({ ...notifications, commodity: text }),
  modificaNicknameContratto: body({ nickname: text.optional(), codiceContratto: text, commodity: text }),
  modificaDatiPagamento: {
    body: z.union([z.strictObject({ ...debit, commodity: text }), z.strictObject({ ...card, commodity: text })]),
  },
  modificaAliasAbitazione: anyBody,
  recuperoDettagliPagamentoContrattiVas: query({ codiceContrattoVas: text }),
  recuperoRicezioneNotificheVas: query({ codiceContrattoVas: text }),
  recuperoDatiPagamentoVas: query({ codiceContrattoVas: text, contractAccount: text }),
  modificaRicezioneNotificheVas: body({ ...notifications, commodity: text.optional() }),
  modificaDatiPagamentoVas: { body: z.union([z.strictObject(debit), z.strictObject(card)]) },
  recuperoListaVasByContractAccount: none,
  risolveCommodity: none,
  tipologiaAutolettura: query({ canaleAcquisizione: text.optional() }),
  ultimaLettura: query({ pod: text.optional(), pdr: text.optional() }),
  storicoLetture: query({ numeroLetture: whole.optional(), pod: text.optional(), pdr: text.optional() }),
  recuperoListaBollette: query({ inizioPeriodo: day, finePeriodo: day, numElemPagina: whole, numPagina: whole }),
  recuperoListaBolletteVAS: body({ inizioPeriodo: compactDay, finePeriodo: compactDay }),
  recuperoDettaglioBolletta: query({ numeroBolletta: text, tipologia: text.optional() }),
  recuperoElencoConsumi: query({ codiceContratto: text }),
  autolettura: anyBody,
  recuperoNumeriDistributore: body({ contratti: z.array(text) }),
  validazioneIBAN: none,
  checkLivelliPrivacy: none,
  GetTownDirect: query({
    pTxt: text,
    cnt: text,
    prv: text.optional(),
    typeRes: text.optional(),
    outGerman: text.optional(),
  }),
  GetStreetDirect: query({ pTxt: text, cnt: text, tKey: text, outGerman: text.optional() }),
  ricercaDocumentiContrattuali: body({
    dataFirma: day.optional(),
    pdr: text.optional(),
    pod: text.optional(),
    societa: z.literal('EE'),
    codiceContratto: text.optional(),
    tipologia: z.literal('VAS').optional(),
    quotation: text.optional(),
    codiceFiscale: text.optional(),
    partitaIVA: text.optional(),
  }),
  apple: {
    ...query({ urlRedirect: text, data: text }),
    headers: z.looseObject({ 'content-type': z.literal('application/x-www-form-urlencoded') }),
  },
  interventions: query({
    from: z.enum(['Homepage', 'StoricoIntervento']),
    limit: z.literal('50'),
    offset: whole,
    origin: z.literal('WEB'),
  }),
  createIntervention: {
    body: z.union([
      z.strictObject({ ...booking, ...videocall }),
      z.strictObject({ ...booking, ...visit, companyId: text.optional() }),
    ]),
  },
  modifyIntervention: {
    query: z.strictObject({ operationType }),
    body: z.union([
      z.strictObject({ ...change, ...videocall }),
      z.strictObject({ ...change, ...visit, codDitta: text.optional() }),
    ]),
  },
  cancellationReasons: none,
  cancelIntervention: body({ reasonCode: text, notes: text.optional() }),
  interventionTypes: none,
  interventionDates: query({ supportType, codDitta: text.optional() }),
  interventionSlots: query({ supportType, codDitta: text.optional(), date: day.optional() }),
  canBookInSelf: none,
  retrieveFreeHour: none,
  recuperoOragratis: none,
  companies: query({ date: day, cap: text, codImpianto: text, slotId: text }),
  geolocate: none,
  preventives: query({ operationType }),
  answerPreventive: {
    body: z.union([
      z.strictObject({
        source: z.literal('Portali'),
        type: z.literal('ACCETTA'),
        paymentMethod: z.strictObject({ method: z.literal('Pagamento in bolletta'), commodityCode: text }),
      }),
      z.strictObject({ source: z.literal('Portali'), type: z.literal('RIFIUTA') }),
    ]),
  },
  interventionDocument: none,
  interventionInvoices: query({ codiceContratto: text }),
  sendFeedback: body({ questions: z.array(z.strictObject({ question: text, rating: z.int() })) }),
  cmsContent: query({ url: text }),
  footer: none,
  invioFormContatti: anyBody,
};

/** Headers of our extensions, unknown to a gateway without them. */
export const foreignHeaders = ['x-bozza', 'x-mandato', 'x-link-tecnico'];
