import { DOCUMENT_KINDS } from '@sportello/domain';
import * as z from 'zod';
import { code, day, exact, many, maybe, one, oneOf, some, text, whole } from './cells.ts';

// The invoice elements that are read, under their source names. Others are ignored: the official schema validates
// them all.

const country = code(/^[A-Z]{2}$/, 'no country code');
const vatId = z.object({ IdPaese: one(country), IdCodice: one(text(28)) });
const taxCode = code(/^[A-Z0-9]{11,16}$/, 'no fiscal code');

const name = z.object({
  Denominazione: maybe(text(80)),
  Nome: maybe(text(60)),
  Cognome: maybe(text(60)),
});

const seller = z.object({
  DatiAnagrafici: one(z.object({ IdFiscaleIVA: one(vatId), CodiceFiscale: maybe(taxCode), Anagrafica: one(name) })),
});

const buyer = z.object({
  DatiAnagrafici: one(
    z
      .object({ IdFiscaleIVA: maybe(vatId), CodiceFiscale: maybe(taxCode), Anagrafica: one(name) })
      .refine(({ IdFiscaleIVA, CodiceFiscale }) => IdFiscaleIVA !== undefined || CodiceFiscale !== undefined, {
        error: 'missing: neither this nor IdFiscaleIVA',
        path: ['CodiceFiscale'],
      }),
  ),
});

const header = z.object({ CedentePrestatore: one(seller), CessionarioCommittente: one(buyer) });

const discount = z.object({
  Tipo: one(oneOf(['SC', 'MG'], 'neither SC nor MG')),
  Percentuale: maybe(exact),
  Importo: maybe(exact),
});

const related = z.object({ IdDocumento: one(text(20)), Data: maybe(day) });

const general = z.object({
  DatiGeneraliDocumento: one(
    z.object({
      TipoDocumento: one(oneOf(DOCUMENT_KINDS, 'no document that a customer gets')),
      Divisa: one(oneOf(['EUR'], 'only euros are billed')),
      Data: one(day),
      Numero: one(text(20)),
      DatiBollo: maybe(z.object({ ImportoBollo: maybe(exact) })),
      DatiCassaPrevidenziale: many(
        z.object({ ImportoContributoCassa: one(exact), AliquotaIVA: one(exact), Natura: maybe(text(4)) }),
      ),
      ScontoMaggiorazione: many(discount),
      ImportoTotaleDocumento: maybe(exact),
    }),
  ),
  DatiContratto: many(related),
  DatiFattureCollegate: many(related),
});

const nature = code(/^N[1-7](?:\.[1-9])?$/, 'no reason for which VAT is not charged');

const line = z.object({
  NumeroLinea: one(whole(9999)),
  Descrizione: one(text(1000)),
  Quantita: maybe(exact),
  UnitaMisura: maybe(text(10)),
  DataInizioPeriodo: maybe(day),
  DataFinePeriodo: maybe(day),
  PrezzoUnitario: one(exact),
  ScontoMaggiorazione: many(discount),
  PrezzoTotale: one(exact),
  AliquotaIVA: one(exact),
  Natura: maybe(nature),
  AltriDatiGestionali: many(
    z.object({
      TipoDato: one(text(10)),
      RiferimentoTesto: maybe(text(60)),
      RiferimentoNumero: maybe(exact),
      RiferimentoData: maybe(day),
    }),
  ),
});

const vatSum = z.object({
  AliquotaIVA: one(exact),
  Natura: maybe(nature),
  SpeseAccessorie: maybe(exact),
  Arrotondamento: maybe(exact),
  ImponibileImporto: one(exact),
  Imposta: one(exact),
  EsigibilitaIVA: maybe(oneOf(['I', 'D', 'S'], 'none of I, D and S')),
});

const payment = z.object({
  DettaglioPagamento: some(
    z.object({
      ModalitaPagamento: one(code(/^MP(?:0[1-9]|1\d|2[0-3])$/, 'no way to pay')),
      DataRiferimentoTerminiPagamento: maybe(day),
      GiorniTerminiPagamento: maybe(whole(999)),
      DataScadenzaPagamento: maybe(day),
      ImportoPagamento: one(exact),
      IBAN: maybe(code(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'no IBAN')),
      CodicePagamento: maybe(text(60)),
    }),
  ),
});

const body = z.object({
  DatiGenerali: one(general),
  DatiBeniServizi: one(z.object({ DettaglioLinee: some(line), DatiRiepilogo: some(vatSum) })),
  DatiPagamento: many(payment),
});

export const invoiceFile = z.object({ FatturaElettronicaHeader: one(header), FatturaElettronicaBody: some(body) });

export type InvoiceHeader = z.output<typeof header>;
export type InvoiceBody = z.output<typeof body>;
export type InvoiceLine = z.output<typeof line>;
export type Discount = z.output<typeof discount>;
