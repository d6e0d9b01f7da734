import { billNumber } from '../invoice.ts';
import { billed, digits } from '../people.ts';
import { each, when, type Sheet } from './sheet.ts';

export const requests: Sheet = each(
  'requests',
  'codice codiceCliente origine commodity tipo causaleAttivazione stato percentualeAvanzamento nomeOfferta morosita pod pdr',
  (person) => [
    ...when(person.number % 25 === 2, [
      `Q${digits(person.number, 7)}`,
      person.code,
      'QUOTATION',
      'GAS',
      'ZQAT',
      'SWITCH',
      'In lavorazione',
      40,
      'Gas Sereno',
      'no',
      '',
      digits(90_000_000 + person.number, 14),
    ]),
    ...when(person.number % 50 === 4, [
      `M${digits(person.number, 7)}`,
      person.code,
      'METER_REQUEST',
      'LUCE',
      'ZM71',
      '',
      'Aperta',
      20,
      '',
      'no',
      person.electricity.point,
      '',
    ]),
  ],
);

export const switchOutcomes: Sheet = each(
  'switch-outcomes',
  'COD_SERVIZIO COD_FLUSSO PIVA_UTENTE PIVA_GESTORE CP_UTENTE CP_GESTORE COD_PDR VERIFICA_AMM COD_CAUSALE MOTIVAZIONE',
  (person) =>
    when(person.number % 25 === 2, [
      'SWG1',
      '0100',
      '99999999991',
      '99999999992',
      `Q${digits(person.number, 7)}`,
      '',
      digits(90_000_000 + person.number, 14),
      '0',
      '001',
      'Dati del titolare incoerenti',
    ]),
);

export const metering: readonly Sheet[] = [
  each('readings', 'codiceContratto dataLettura tipo matricola valori.F0 valori.F1 valori.F2 valori.F3', (person) => [
    ...['2026-08-31', '2026-10-31'].map((day, at) => [
      person.electricity.code,
      day,
      'EFFETTIVA',
      `E${person.number}`,
      '',
      1000 + person.number + 90 * at,
      800 + person.number + 70 * at,
      900 + person.number + 80 * at,
    ]),
    ...(person.gas === undefined
      ? []
      : [[person.gas.code, '2026-10-31', 'STIMATA', `N${person.number}`, 500 + person.number, '', '', '']]),
  ]),
  each('bill-states', 'codiceCliente numero metodoPagamento offerta.nome offerta.scadenza', (person) =>
    when(billed(person), [person.code, billNumber(person), 'B', 'Luce Serena', '2027-02-28']),
  ),
  each(
    'instalments',
    'codiceCliente numero numeroBolletta numeroRata totaleRate stato importo importoAperto dataEmissione dataScadenza',
    (person) =>
      billed(person) && person.number % 30 === 1
        ? [1, 2].map((part) => [
            person.code,
            `${billNumber(person)}R${part}`,
            billNumber(person),
            part,
            2,
            '02',
            '20,00',
            '20,00',
            '2026-11-20',
            part === 1 ? '2026-12-20' : '2027-01-20',
          ])
        : [],
  ),
];
