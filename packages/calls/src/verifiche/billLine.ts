import { BILL_LINE_KINDS, BILL_LINE_PARTS, centsFromEuros, METER_BANDS, type BillLine } from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { amount, optionalDay, optionalNumber, optionalText } from '../mechanism/wire.ts';
import { wireBand } from './meter.ts';

/** A bill line; amounts in euros, the unit price with up to eight decimals. */
export const wireBillLine = z.strictObject({
  categoria: z.enum(BILL_LINE_KINDS),
  parte: z.nullable(z.enum(BILL_LINE_PARTS)),
  descrizione: z.string(),
  fascia: z.nullable(wireBand),
  quantita: optionalNumber,
  unitaMisura: optionalText,
  mesi: optionalNumber,
  prezzoUnitario: optionalNumber,
  importo: amount,
  aliquotaIva: optionalNumber,
  naturaIva: optionalText,
  imponibile: z.nullable(amount),
  inizioPeriodo: optionalDay,
  finePeriodo: optionalDay,
});

type WireBillLine = z.output<typeof wireBillLine>;

const plain = {
  parte: null,
  fascia: null,
  quantita: null,
  unitaMisura: null,
  mesi: null,
  prezzoUnitario: null,
  aliquotaIva: 10,
  naturaIva: null,
  imponibile: null,
  inizioPeriodo: null,
  finePeriodo: null,
};

/** Their sum is the amount of the example bill. */
export const exampleBillLines: WireBillLine[] = [
  {
    ...plain,
    categoria: 'QUOTA_CONSUMI',
    parte: 'VENDITA',
    descrizione: 'Energia',
    fascia: 'F0',
    quantita: 431,
    unitaMisura: 'kWh',
    prezzoUnitario: 0.142,
    importo: 61.2,
  },
  {
    ...plain,
    categoria: 'QUOTA_FISSA',
    parte: 'VENDITA',
    descrizione: 'Commercializzazione',
    mesi: 2,
    prezzoUnitario: 12,
    importo: 24,
  },
  {
    ...plain,
    categoria: 'QUOTA_POTENZA',
    parte: 'RETE',
    descrizione: 'Potenza impegnata',
    quantita: 3,
    unitaMisura: 'kW',
    mesi: 2,
    prezzoUnitario: 1.5,
    importo: 9,
  },
  { ...plain, categoria: 'IVA', descrizione: 'IVA 10%', imponibile: 94.2, importo: 9.42 },
  {
    ...plain,
    categoria: 'CANONE_RAI',
    descrizione: 'Canone di abbonamento alla televisione',
    aliquotaIva: 0,
    naturaIva: 'N1',
    importo: 18,
  },
  { ...plain, categoria: 'ALTRO', descrizione: 'Interessi di mora', aliquotaIva: 0, naturaIva: 'N1', importo: 1.83 },
];

export function toBillLine(wire: WireBillLine): BillLine {
  return {
    kind: known(BILL_LINE_KINDS, wire.categoria, 'ALTRO'),
    part: known(BILL_LINE_PARTS, wire.parte, undefined),
    label: wire.descrizione,
    band: known(METER_BANDS, wire.fascia, undefined),
    quantity: present(wire.quantita),
    unit: present(wire.unitaMisura),
    months: present(wire.mesi),
    unitPrice: present(wire.prezzoUnitario),
    amount: centsFromEuros(wire.importo),
    vatRate: present(wire.aliquotaIva),
    vatNature: present(wire.naturaIva),
    taxable: wire.imponibile === null ? undefined : centsFromEuros(wire.imponibile),
    periodStart: present(wire.inizioPeriodo),
    periodEnd: present(wire.finePeriodo),
  };
}
