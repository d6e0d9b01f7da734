import {
  CACHE_LIFETIME_MS,
  centsFromEuros,
  DISPUTE_ENDS,
  DISPUTE_KINDS,
  DOCUMENT_VIEW_MODES,
  READING_KINDS,
  returnReason,
  type BillDetail,
  type BilledConsumption,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known, present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { amount, day, instant, optionalDay, optionalNumber, optionalText } from '../mechanism/wire.ts';
import { exampleBill, toBill, wireBill } from './bill.ts';
import { exampleBillLines, toBillLine, wireBillLine } from './billLine.ts';
import { toBandValue, toUnit, wireBandValue, wireUnit } from './meter.ts';

const viewModes = Object.values(DOCUMENT_VIEW_MODES);

const wireBilledConsumption = z.strictObject({
  inizioPeriodo: day,
  finePeriodo: day,
  consumo: z.number(),
  unitaMisura: z.nullable(wireUnit),
});

const wireBillDetail = z.extend(wireBill, {
  pod: optionalText,
  pdr: optionalText,
  voci: z.array(wireBillLine),
  consumo: optionalNumber,
  unitaMisura: z.nullable(wireUnit),
  letture: z.array(z.strictObject({ dataLettura: day, tipo: z.enum(READING_KINDS), valori: z.array(wireBandValue) })),
  offerta: z.strictObject({
    nome: optionalText,
    codice: optionalText,
    scadenza: optionalDay,
    condizioni: optionalText,
  }),
  pagamento: z.strictObject({
    codiceAvviso: optionalText,
    codiceFiscaleBeneficiario: optionalText,
    contoCorrentePostale: optionalText,
    iban: optionalText,
    causale: optionalText,
  }),
  rate: z.array(wireBill),
  /** Refunds, disputes and returned debits (pagamento.storno.4), newest first; older gateways omit them. */
  storni: z.optional(
    z.array(
      z.strictObject({
        tipo: z.enum(['RIMBORSO', 'STORNO', 'ADDEBITO']),
        /** The online payment; absent for a direct debit. */
        pagamento: optionalText,
        dataPagamento: optionalDay,
        data: day,
        importo: amount,
        /** The ISO 20022 reason code of a direct debit. */
        motivo: optionalText,
      }),
    ),
  ),
  /** Amounts that a case keeps, or kept, from being collected (reclami.contestazione.2); other gateways omit them. */
  contestazioni: z.optional(
    z.array(
      z.strictObject({
        tipo: z.enum(DISPUTE_KINDS),
        importo: amount,
        reclamo: z.string(),
        dal: instant,
        /** Null while it is in dispute. */
        al: z.nullable(instant),
        /** The end of its case; null while it is open. */
        esito: z.nullable(z.enum(DISPUTE_ENDS)),
      }),
    ),
  ),
  /** Average of the bills before, where this one is far above it (bolletta.anomala.1). */
  importoAbituale: z.optional(z.nullable(amount)),
  /** Credits that the bill has deducted (reclami.indennizzo.2). */
  crediti: z.optional(z.array(z.strictObject({ importo: amount, reclamo: z.string() }))),
  /** Facts of a supply's bill beside its amounts (bolletta.essenziali.1); older gateways omit them. */
  essenziali: z.optional(
    z.strictObject({
      consumoAnnuo: z.nullable(wireBilledConsumption),
      potenzaMassima: optionalNumber,
      matricola: optionalText,
      storicoConsumi: z.array(wireBilledConsumption),
      bollettePrecedenti: z.array(wireBill),
    }),
  ),
  documenti: z.array(z.strictObject({ modalita: z.enum(viewModes), link: z.string() })),
  bollettaPrecedente: optionalText,
  bollettaAnnoPrecedente: optionalText,
});

/** Returns a complete bill; `tipologia` VAS selects a service's invoice. */
export const recuperoDettaglioBolletta = defineCall({
  id: 'recuperoDettaglioBolletta',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/recuperoDettaglioBolletta/{id}',
  summary: 'Dettaglio di una bolletta o fattura',
  rules: [
    'bolletta.chiamate.4',
    'bolletta.chiamate.5',
    'bolletta.voci.1',
    'bolletta.letture.1',
    'bolletta.essenziali.1',
    'bolletta.pagare.1',
    'reclami.contestazione.2',
  ],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  params: z.strictObject({ id: ownId('customer') }),
  query: z.strictObject({ numeroBolletta: ownId('bill'), tipologia: z.optional(z.enum(['VAS'])) }),
  answer: z.strictObject({ bolletta: wireBillDetail }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '1000000001' }, query: { numeroBolletta: '2026000123456' } },
    answer: {
      bolletta: {
        ...exampleBill,
        pod: 'IT001E12345678',
        pdr: null,
        voci: exampleBillLines,
        consumo: 431,
        unitaMisura: 'kWh',
        letture: [
          { dataLettura: '2026-08-31', tipo: 'EFFETTIVA', valori: [{ fascia: 'F0', valore: 10_432 }] },
          { dataLettura: '2026-10-31', tipo: 'STIMATA', valori: [{ fascia: 'F0', valore: 10_863 }] },
        ],
        offerta: {
          nome: 'Luce Serena',
          codice: '009999ESFML01XXLUCESERENA0000001',
          scadenza: '2027-08-31',
          condizioni: 'Prezzo fisso per 12 mesi',
        },
        pagamento: {
          codiceAvviso: '302026000123456750',
          codiceFiscaleBeneficiario: '99999999990',
          contoCorrentePostale: '99999999',
          iban: 'IT60X0542811101000000123456',
          causale: 'Bolletta 2026000123456',
        },
        rate: [],
        storni: [
          {
            tipo: 'STORNO',
            pagamento: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e21',
            dataPagamento: '2026-11-20',
            data: '2026-12-02',
            importo: 84.2,
            motivo: null,
          },
        ],
        contestazioni: [
          {
            tipo: 'RETTIFICA',
            importo: 31.2,
            reclamo: 'RC-2026-000123',
            dal: '2026-11-12T09:00:00Z',
            al: '2026-11-20T09:00:00Z',
            esito: 'RISPOSTO',
          },
        ],
        importoAbituale: null,
        crediti: [],
        essenziali: {
          consumoAnnuo: {
            inizioPeriodo: '2025-11-01',
            finePeriodo: '2026-10-31',
            consumo: 2640,
            unitaMisura: 'kWh',
          },
          potenzaMassima: 2.7,
          matricola: '0412345678',
          storicoConsumi: [
            { inizioPeriodo: '2026-09-01', finePeriodo: '2026-10-31', consumo: 431, unitaMisura: 'kWh' },
            { inizioPeriodo: '2026-07-01', finePeriodo: '2026-08-31', consumo: 452, unitaMisura: 'kWh' },
          ],
          bollettePrecedenti: [
            {
              ...exampleBill,
              numeroBolletta: '2026000098765',
              stato: '01',
              dataEmissione: '2026-09-10',
              dataScadenza: '2026-09-30',
              dataPagamento: '2026-09-28',
              inizioPeriodo: '2026-07-01',
              finePeriodo: '2026-08-31',
              importo: 118.2,
              importoAperto: 0,
            },
          ],
        },
        documenti: [{ modalita: 'S', link: '/api/sportello/v1/bollette/2026000123456/documento?modalita=S' }],
        bollettaPrecedente: '2026000098765',
        bollettaAnnoPrecedente: null,
      },
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'bills',
  toModel: ({ bolletta }) => toBillDetail(bolletta),
});

function toBilledConsumption(wire: z.output<typeof wireBilledConsumption> | null): BilledConsumption | undefined {
  if (wire === null) return undefined;
  const { inizioPeriodo, finePeriodo, consumo, unitaMisura } = wire;
  return { start: inizioPeriodo, end: finePeriodo, quantity: consumo, unit: toUnit(unitaMisura) };
}

const reversalKinds = { RIMBORSO: 'REFUND', STORNO: 'DISPUTE', ADDEBITO: 'DEBIT' } as const;

/** Maps a bill from the wire to the model. */
export function toBillDetail(bolletta: z.output<typeof wireBillDetail>): BillDetail {
  return {
    ...toBill(bolletta),
    pod: present(bolletta.pod),
    pdr: present(bolletta.pdr),
    lines: bolletta.voci.map(toBillLine),
    consumption: bolletta.consumo ?? undefined,
    consumptionUnit: toUnit(bolletta.unitaMisura),
    readings: bolletta.letture.map((reading) => ({
      date: reading.dataLettura,
      kind: known(READING_KINDS, reading.tipo, 'SCONOSCIUTA'),
      values: reading.valori.map(toBandValue),
    })),
    essentials: {
      yearly: toBilledConsumption(bolletta.essenziali?.consumoAnnuo ?? null),
      maxPower: bolletta.essenziali?.potenzaMassima ?? undefined,
      meterNumber: present(bolletta.essenziali?.matricola),
      history: (bolletta.essenziali?.storicoConsumi ?? []).flatMap((each) => toBilledConsumption(each) ?? []),
      earlier: (bolletta.essenziali?.bollettePrecedenti ?? []).map(toBill),
    },
    offer: {
      name: present(bolletta.offerta.nome),
      code: present(bolletta.offerta.codice),
      expiry: present(bolletta.offerta.scadenza),
      conditions: present(bolletta.offerta.condizioni),
    },
    paymentCodes: {
      noticeCode: present(bolletta.pagamento.codiceAvviso),
      payeeTaxNumber: present(bolletta.pagamento.codiceFiscaleBeneficiario),
      postalAccount: present(bolletta.pagamento.contoCorrentePostale),
      transferIban: present(bolletta.pagamento.iban),
      transferReference: present(bolletta.pagamento.causale),
    },
    instalments: bolletta.rate.map(toBill),
    reversals: (bolletta.storni ?? []).map(({ tipo, pagamento, dataPagamento, data, importo, motivo }) => ({
      kind: reversalKinds[tipo],
      paymentId: present(pagamento),
      paidOn: present(dataPagamento),
      date: data,
      amount: centsFromEuros(importo),
      reason: returnReason(motivo),
    })),
    disputes: (bolletta.contestazioni ?? []).map(({ tipo, importo, reclamo, dal, al, esito }) => ({
      kind: tipo,
      amount: centsFromEuros(importo),
      caseNumber: reclamo,
      since: Date.parse(dal),
      until: al === null ? undefined : Date.parse(al),
      end: esito ?? undefined,
    })),
    usualAmount:
      bolletta.importoAbituale === null || bolletta.importoAbituale === undefined
        ? undefined
        : centsFromEuros(bolletta.importoAbituale),
    credits: (bolletta.crediti ?? []).map(({ importo, reclamo }) => ({
      amount: centsFromEuros(importo),
      caseNumber: reclamo,
    })),
    documents: bolletta.documenti.flatMap(({ modalita, link }) => {
      // The screen has no label for a document of another kind.
      const viewMode = known(viewModes, modalita, undefined);
      return viewMode ? [{ viewMode, link }] : [];
    }),
    previousNumber: present(bolletta.bollettaPrecedente),
    yearBeforeNumber: present(bolletta.bollettaAnnoPrecedente),
  };
}
