import { CONSENT_CODES, OPPOSITION_PURPOSES, type Instant } from '@sportello/domain';
import * as z from 'zod/mini';
import { exampleProfile, wireProfile } from '../../clienti/profile.ts';
import { exampleCommodityContract, wireCommodityContract } from '../../contratti/commodityContract.ts';
import { wireDelivery } from '../../contratti/delivery.ts';
import { recuperoDatiContratto } from '../../contratti/recuperoDatiContratto.ts';
import { recuperoListaMSR } from '../../contratti/recuperoListaMSR.ts';
import { recuperoListaQuotation } from '../../contratti/recuperoListaQuotation.ts';
import { wireVasContract } from '../../contratti/vasContract.ts';
import { ricercaDocumentiContrattuali } from '../../documenti/ricercaDocumentiContrattuali.ts';
import { wirePaymentData } from '../../contratti/payment-methods/paymentData.ts';
import { exampleIntervention, wireIntervention } from '../../interventotecnico/intervention.ts';
import { preventives } from '../../interventotecnico/preventives.ts';
import { defineCall } from '../../mechanism/call.ts';
import { amount, day, instant, optionalFlag, optionalText } from '../../mechanism/wire.ts';
import { exampleBill, wireBill } from '../../verifiche/bill.ts';
import { exampleReading, wireReading } from '../../verifiche/reading.ts';
import { exampleDraft, wireDraft } from '../booking/bookingDraft.ts';
import { wireChange } from './customerChanges.ts';
import { exampleBillPayment, wireBillPayment } from '../paying/billPayments.ts';
import { exampleSentReading, wireSentReading } from '../readings/sentReading.ts';
import { invitations } from '../invitations.ts';
import { legalNotice } from '../notices/legalNotices.ts';
import { caseDetail } from '../cases/caseDetail.ts';
import { interventionStory } from '../interventions/interventionStory.ts';
import { wireLoyalty } from '../loyalty.ts';
import { exampleOffer, examplePrice, wireOffer, wirePrice } from '../prices/wirePrices.ts';
import { wireOppositionStep } from './oppositions.ts';
import { pushState, wirePushKind } from '../push/pushState.ts';
import { sessions } from '../sign-in/sessions.ts';
import { supplyRequestDraft } from '../supply-requests/requestDrafts.ts';
import { supplyRequest } from '../supply-requests/supplyRequests.ts';
import { exampleExit, wireExit } from '../leaving.ts';
import { exampleReceipt, wireReceipt, withdrawalContract } from '../withdrawal/wireWithdrawal.ts';

const { indirizzo: _page, ...exampleOfExport } = exampleBillPayment;

export interface PersonalData {
  readonly exportedAt: Instant;
  readonly content: z.output<typeof answer>;
}

const answer = z.strictObject({
  dataEsportazione: instant,
  profilo: wireProfile,
  account: z.strictObject({ username: z.string(), dataRegistrazione: instant, verificato: z.boolean() }),
  contratti: z.array(wireCommodityContract),
  datiContratti: z.array(
    z.extend(
      z.pick(recuperoDatiContratto.answer, {
        dataAttivazione: true,
        tipoTariffa: true,
        potenzaImpegnata: true,
        datiCatastali: true,
      }),
      { codiceContratto: z.string() },
    ),
  ),
  offerte: z.array(z.extend(wireOffer, { codiceContratto: z.string() })),
  prezzi: z.array(z.extend(wirePrice, { codiceContratto: z.string() })),
  letture: z.array(z.extend(wireReading, { codiceContratto: z.string() })),
  /** Values in the steps that `consumptionCurves` uses. */
  consumi: z.array(
    z.strictObject({
      codiceContratto: z.string(),
      giorno: day,
      minuti: z.union([z.literal(15), z.literal(60)]),
      valori: z.array(z.nullable(z.number())),
      stimato: z.boolean(),
    }),
  ),
  soglieSpesa: z.array(z.strictObject({ codiceContratto: z.string(), soglia: amount, data: instant })),
  /** Bills, instalments and invoices; their lines are in the detail of each. */
  bollette: z.array(wireBill),
  /** The sent readings with their outcome, and their photos in base64. */
  autoletture: z.array(z.strictObject({ ...wireSentReading, codiceContratto: z.string(), fileFoto: optionalText })),
  interventi: z.array(wireIntervention),
  datiInterventi: z.array(
    z.strictObject({
      id: z.string(),
      preventivi: preventives.answer.shape.preventives,
      eventi: interventionStory.answer.shape.eventi,
      opinione: z.array(z.strictObject({ domanda: z.string(), voto: z.number() })),
      registrazione: optionalFlag,
    }),
  ),
  prenotazioni: z.array(wireDraft),
  contrattiVas: z.array(wireVasContract),
  /** Metadata only; the contents are fetched by their link. */
  documenti: ricercaDocumentiContrattuali.answer.shape.documenti,
  preferenzeNotifiche: z.array(z.omit(wireDelivery, { versione: true })),
  quotazioni: recuperoListaQuotation.answer.shape.quotazioni,
  richieste: recuperoListaMSR.answer.shape.richieste,
  metodiPagamento: z.array(z.omit(wirePaymentData, { versione: true })),
  mandati: z.array(
    z.strictObject({
      riferimento: z.string(),
      contractAccount: z.string(),
      nome: z.string(),
      cognome: z.string(),
      codiceFiscale: z.string(),
      IBAN: z.string(),
      creditore: z.string(),
      identificativoCreditore: z.string(),
      testo: z.string(),
      dataFirma: day,
      dataAccettazione: instant,
      dataFine: z.nullable(instant),
    }),
  ),
  /** Only the payment provider knows the card numbers. */
  carte: z.array(
    z.strictObject({
      intestatario: optionalText,
      ultimeCifre: optionalText,
      scadenza: optionalText,
      circuito: optionalText,
      data: instant,
    }),
  ),
  /** Payments and attempts in the area, without the payment provider's URL. */
  pagamenti: z.array(z.omit(wireBillPayment, { indirizzo: true })),
  pianiRate: z.array(
    z.strictObject({
      bolletta: z.string(),
      dataAccettazione: instant,
      rate: z.array(z.strictObject({ importo: amount, scadenza: day })),
    }),
  ),
  /** Every choice ever made, the newest of each consent first. */
  consensi: z.array(
    z.strictObject({
      codice: z.enum(CONSENT_CODES),
      concesso: z.boolean(),
      versioneInformativa: z.string(),
      data: instant,
      origine: z.string(),
    }),
  ),
  inviti: invitations.answer,
  fedelta: z.strictObject(wireLoyalty),
  opposizioni: z.array(
    z.strictObject({ finalita: z.enum(OPPOSITION_PURPOSES), testo: z.string(), ...wireOppositionStep }),
  ),
  sessioni: sessions.answer.shape.sessioni,
  /** Devices that get pushes, and the kinds that are on. */
  notifichePush: z.strictObject({
    tipi: z.array(z.omit(wirePushKind, { versione: true })),
    dispositivi: pushState.answer.shape.dispositivi,
  }),
  /** Without the text, which may hold a code that is still valid. */
  messaggi: z.array(
    z.strictObject({
      tipo: z.string(),
      canale: z.string(),
      destinatario: z.string(),
      oggetto: optionalText,
      data: instant,
      dataInvio: z.nullable(instant),
    }),
  ),
  notifiche: z.array(
    z.strictObject({ titolo: z.string(), testo: z.string(), data: instant, dataLettura: z.nullable(instant) }),
  ),
  /** Requests and answers; the files are in the area. */
  richiesteAssistenza: z.array(
    z.strictObject({
      argomento: z.string(),
      testo: z.string(),
      data: instant,
      risposta: optionalText,
      dataRisposta: z.nullable(instant),
      allegati: z.array(z.string()),
    }),
  ),
  /** Complaints and other written requests with their correspondence; the files are in the area. */
  reclami: z.array(caseDetail.answer),
  /** Legal notices with their steps. */
  comunicazioni: z.array(legalNotice.answer),
  /** Withdrawals with their receipts; the PDF of each is among the documents. */
  recessi: z.array(
    z.extend(wireReceipt, {
      tipo: withdrawalContract,
      codiceContratto: z.string(),
      nome: z.string(),
      contratto: z.string(),
    }),
  ),
  /** Requests about supplies with their correspondence, and those that were begun; the files are in the area. */
  pratiche: z.array(supplyRequest.answer),
  bozzePratiche: z.array(supplyRequestDraft.answer.shape.bozza),
  uscite: z.array(z.extend(wireExit, { codiceContratto: z.string() })),
  modifiche: z.array(
    z.extend(wireChange, { motivo: optionalText, prima: z.nullable(z.record(z.string(), z.unknown())) }),
  ),
  /** The domain events announced to the provider's systems. */
  eventi: z.array(
    z.strictObject({ tipo: z.string(), data: instant, dati: z.record(z.string(), z.unknown()), autore: optionalText }),
  ),
  /** Each access with its legal basis. */
  accessi: z.array(z.strictObject({ operazione: z.string(), data: instant, titolo: z.string(), autore: optionalText })),
});

/** Exports everything stored about the customer, for the customer only (GDPR art. 15 and 20). */
export const exportPersonalData = defineCall({
  id: 'exportPersonalData',
  backend: 'sportello',
  method: 'GET',
  path: '/dati-personali',
  summary: 'Esportazione di tutti i dati personali del cliente',
  rules: ['profilo.chiamate.7'],
  access: 'customer-in-person',
  modules: { profile: 'PREVIEW' },
  answer,
  errors: [],
  example: {
    request: {},
    answer: {
      dataEsportazione: '2026-11-20T09:12:00Z',
      profilo: exampleProfile,
      account: { username: 'full', dataRegistrazione: '2024-02-01T08:00:00Z', verificato: true },
      contratti: [exampleCommodityContract],
      datiContratti: [
        {
          codiceContratto: '4000000001',
          dataAttivazione: '2024-03-01',
          tipoTariffa: 'Bioraria',
          potenzaImpegnata: 4.5,
          datiCatastali: { inseriti: true, foglio: '12', particella: '345', subalterno: '6' },
        },
      ],
      consumi: [
        { codiceContratto: '4000000001', giorno: '2026-10-24', minuti: 60, valori: [90, null, 120], stimato: false },
      ],
      soglieSpesa: [{ codiceContratto: '4000000001', soglia: 150, data: '2026-11-20T09:00:00Z' }],
      offerte: [{ codiceContratto: '4000000001', ...exampleOffer }],
      prezzi: [{ codiceContratto: '4000000001', ...examplePrice }],
      letture: [{ codiceContratto: '4000000001', ...exampleReading }],
      bollette: [exampleBill],
      autoletture: [{ ...exampleSentReading, codiceContratto: '4000000001', fileFoto: '/9j/4AAQ' }],
      interventi: [exampleIntervention],
      datiInterventi: [
        {
          id: exampleIntervention.id,
          preventivi: preventives.example.answer.preventives,
          eventi: interventionStory.example.answer.eventi,
          opinione: [{ domanda: 'Quanto sei soddisfatto del lavoro fatto?', voto: 5 }],
          registrazione: null,
        },
      ],
      prenotazioni: [exampleDraft],
      contrattiVas: [],
      documenti: [],
      preferenzeNotifiche: [
        {
          contractAccount: '500000000001',
          flagBollettaWeb: '02',
          flagNotificaSms: null,
          flagNotificaMail: 'X',
          frequenzaRecapito: 'bimestrale',
        },
      ],
      quotazioni: [],
      richieste: [],
      metodiPagamento: [],
      mandati: [],
      carte: [],
      pagamenti: [exampleOfExport],
      pianiRate: [
        {
          bolletta: '2026000123456',
          dataAccettazione: '2026-11-20T09:00:00Z',
          rate: [{ importo: 90.05, scadenza: '2026-12-20' }],
        },
      ],
      consensi: [
        {
          codice: 'MARKETING',
          concesso: true,
          versioneInformativa: '2026-01',
          data: '2026-03-02T09:30:00+01:00',
          origine: 'PROFILE',
        },
      ],
      inviti: { codice: null, link: null, premio: 30, amici: [] },
      fedelta: { saldo: 0, daScalare: 0, movimenti: [] },
      opposizioni: [],
      sessioni: sessions.example.answer.sessioni,
      notifichePush: {
        tipi: pushState.example.answer.tipi.map(({ tipo, attivo }) => ({ tipo, attivo })),
        dispositivi: pushState.example.answer.dispositivi,
      },
      messaggi: [
        {
          tipo: 'password-changed',
          canale: 'MAIL',
          destinatario: 'GIULIA.FERRI@EXAMPLE.IT',
          oggetto: 'La tua password è cambiata',
          data: '2026-11-02T10:00:00Z',
          dataInvio: '2026-11-02T10:00:01Z',
        },
      ],
      notifiche: [],
      richiesteAssistenza: [],
      reclami: [caseDetail.example.answer],
      comunicazioni: [legalNotice.example.answer],
      recessi: [
        {
          ...exampleReceipt,
          tipo: 'COMMODITY',
          codiceContratto: '4000000001',
          nome: 'Giulia Ferri',
          contratto: 'Luce Serena, POD IT001E12345678',
        },
      ],
      pratiche: [supplyRequest.example.answer],
      bozzePratiche: [supplyRequestDraft.example.answer.bozza],
      uscite: [{ ...exampleExit, codiceContratto: '4000000001' }],
      modifiche: [
        {
          id: '42',
          materia: 'NOME_FORNITURA',
          oggetto: '4000000001',
          stato: 'ATTIVA',
          inviataIl: '2026-11-12T09:00:00Z',
          dal: '2026-11-13',
          testo: null,
          aggiornataIl: '2026-11-13T09:00:00Z',
          motivo: null,
          prima: { nickname: 'Casa' },
        },
      ],
      eventi: [{ tipo: 'PASSWORD_CHANGED', data: '2026-11-02T10:00:00Z', dati: {}, autore: 'full' }],
      accessi: [{ operazione: 'login', data: '2026-11-20T09:00:00Z', titolo: 'SELF', autore: 'full' }],
    },
  },
  toModel: (wire): PersonalData => ({ exportedAt: Date.parse(wire.dataEsportazione), content: wire }),
});
