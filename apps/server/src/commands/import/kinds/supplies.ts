import { SENT_READING_STATES, METER_BANDS } from '@sportello/domain';
import type { ApiError, Row } from '../table/columns.ts';
import { code, day, flag, number, oneOf, pdr, pod, postcode, province, text } from '../table/cells.ts';
import { isCustomer, maybe, needed, thereIs, type KindColumn, type TableKind } from './kind.ts';

/** Fields of `indirizzo`. */
const address: readonly KindColumn[] = [
  maybe('indirizzo.via', 'street', text(), 'street and number'),
  maybe('indirizzo.cap', 'cap', postcode, 'five digits'),
  maybe('indirizzo.citta', 'city', text(100), ''),
  maybe('indirizzo.provincia', 'province', province, 'two letters'),
  maybe('indirizzo.nazione', 'country', text(100), ''),
];

/** Supplies being activated (contratto.avvio.5, contratto.avvio.6). */
export const requests: TableKind = {
  kind: 'requests',
  about: 'Supplies that are being activated: quotations, and requests for work on a meter (MSR).',
  table: 'onboarding_requests',
  key: ['code'],
  hasUpdatedAt: true,
  columns: [
    needed('codice', 'code', code, 'the code of the quotation or of the request, once in the file'),
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('origine', 'source', oneOf('QUOTATION', 'METER_REQUEST'), '`QUOTATION` or `METER_REQUEST`'),
    needed('commodity', 'commodity', oneOf('LUCE', 'GAS'), '`LUCE` or `GAS`'),
    maybe('tipo', 'type', text(40), '`ZQAT`, `ZM02`, …'),
    maybe('causaleAttivazione', 'activation_reason', text(40), 'of a quotation: `SWITCH`, `VOLTURA`, `SUBENTRO`, …'),
    maybe('stato', 'status', text(100), 'the source’s word'),
    maybe('idStato', 'status_id', text(40), 'and its code'),
    maybe('percentualeAvanzamento', 'progress', number(0, 100), '0 to 100', { type: 'double precision' }),
    maybe('nomeOfferta', 'offer_name', text(), ''),
    maybe('dataAttivazione', 'activation_date', day, 'a day', { type: 'date' }),
    maybe('motivoAnnullamento', 'cancellation_reason', text(), ''),
    maybe('motivoInammissibilita', 'inadmissibility_reason', text(), ''),
    maybe('idStep', 'step_id', text(40), ''),
    maybe('morosita', 'defaulting', flag, 'yes or no', { type: 'boolean', otherwise: 'false' }),
    maybe('pod', 'pod', pod, 'of electricity'),
    maybe('pdr', 'pdr', pdr, 'of gas'),
    ...address,
  ],
  checks: [isCustomer],
};

const figure = (band: string) =>
  maybe(`valori.${band}`, band.toLowerCase(), number(0, 99_999_999, 'integer'), 'what the meter shows, whole', {
    type: 'integer',
  });

function finishReading(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const problems: Omit<ApiError, 'line'>[] = [];
  const isFilled = (name: string) => (row[name] ?? null) !== null;
  if (!METER_BANDS.some((band) => isFilled(`valori.${band}`))) problems.push({ field: 'valori.F0', reason: 'missing' });
  const isSent = row['tipo'] === 'AUTOLETTURA';
  if (isSent && !isFilled('stato')) problems.push({ field: 'stato', reason: 'missing: it says what became of it' });
  if (!isSent && isFilled('stato')) problems.push({ field: 'stato', reason: 'only of an AUTOLETTURA' });
  if (isFilled('numeroBolletta') && row['stato'] !== 'USATA_IN_BOLLETTA') {
    problems.push({ field: 'numeroBolletta', reason: 'only with stato USATA_IN_BOLLETTA' });
  }
  return problems.length > 0 ? { problems } : { row };
}

/** Meter readings (lettura.storia.1); those sent here are not changed. */
export const readings: TableKind = {
  kind: 'readings',
  about: 'Readings of meters, the last ones and those before. Those that customers sent here stay.',
  table: 'meter_readings',
  key: ['contract_code', 'read_on', 'kind'],
  among: 'meter_readings.period_end is null',
  columns: [
    needed('codiceContratto', 'contract_code', code, 'the supply'),
    needed('dataLettura', 'read_on', day, 'the day of the reading, once for each supply and kind', { type: 'date' }),
    needed('tipo', 'kind', oneOf('EFFETTIVA', 'AUTOLETTURA', 'STIMATA'), '`EFFETTIVA`, `AUTOLETTURA`, `STIMATA`'),
    maybe(
      'stato',
      'state',
      oneOf(...SENT_READING_STATES),
      `of an \`AUTOLETTURA\`: ${SENT_READING_STATES.map((each) => `\`${each}\``).join(', ')}`,
    ),
    maybe('matricola', 'meter_number', text(40), 'the meter'),
    ...METER_BANDS.map(figure),
    maybe('numeroBolletta', 'bill_number', text(40), 'the bill that used it'),
  ],
  finish: finishReading,
  checks: [
    thereIs(
      'codiceContratto',
      'commodity_contracts c where c.code = s.contract_code',
      'no such supply: import the contracts first',
    ),
    {
      field: 'dataLettura',
      query: `select s.line, 'the customer sent a reading of this day here' as reason from staged s
        where exists (select from meter_readings r where r.contract_code = s.contract_code and r.read_on = s.read_on
          and r.kind = s.kind and r.period_end is not null and r.state is distinct from 'RIFIUTATA')`,
    },
    {
      field: 'stato',
      unlessNotified: 'numeroBolletta',
      query: `select s.line, 'a bill used it: let the file have numeroBolletta, too' as reason from staged s
        join meter_readings r on r.contract_code = s.contract_code and r.read_on = s.read_on and r.kind = s.kind
        where r.period_end is null and r.bill_number is not null and s.state <> 'USATA_IN_BOLLETTA'`,
    },
  ],
};
