import { each, fixed, type Sheet } from './sheet.ts';

const priceColumns = 'voce fascia parte unita tipo prezzo indice spread aliquotaIva';

/** Prices of an electricity offer, fixed for the energy in each band. */
const fixedPrices = (energy: number) => [
  ...[1.09, 1.02, 0.9].map((factor, at) => [
    'Energia',
    `F${at + 1}`,
    'VENDITA',
    'EUR/kWh',
    'FISSO',
    Math.round(energy * factor * 1e6) / 1e6,
    '',
    '',
    10,
  ]),
  ['Commercializzazione', '', 'VENDITA', 'EUR/mese', 'FISSO', 9.5, '', '', 10],
];

const regulated = [
  ['Rete e oneri generali', '', 'RETE', 'EUR/kWh', 'FISSO', 0.0422, '', '', 10],
  ['Potenza impegnata', '', 'RETE', 'EUR/kW/mese', 'FISSO', 1.9, '', '', 10],
  ['Accisa', '', 'IMPOSTE', 'EUR/kWh', 'FISSO', 0.0227, '', '', 10],
];

const indexed = ['Energia', '', 'VENDITA', 'EUR/kWh', 'INDICIZZATO', 0.1322, 'PUN', 0.0132, 10];

export const prices: readonly Sheet[] = [
  each('offer-terms', 'codiceContratto dal al codice nome', ({ electricity }) => [
    [electricity.code, '2025-03-01', '2026-02-28', 'LUCE-SERENA-25', 'Luce Serena'],
    [electricity.code, '2026-03-01', '2027-02-28', 'LUCE-SERENA-26', 'Luce Serena'],
    [electricity.code, '2027-03-01', '', 'LUCE-VERDE', 'Luce Verde'],
  ]),
  each('offer-prices', `codiceContratto dal al ${priceColumns}`, ({ electricity }) => [
    ...fixedPrices(0.1342).map((price) => [electricity.code, '2026-03-01', '2027-02-28', ...price]),
    ...regulated.map((price) => [electricity.code, '2026-03-01', '', ...price]),
    [electricity.code, '2027-03-01', '', ...indexed],
  ]),
  fixed('offers-on-sale', 'codice nome commodity segmento dal al durataMesi descrizione indirizzo', [
    [
      'LUCE-FISSA-12',
      'Luce Fissa',
      'LUCE',
      'RESIDENZIALE',
      '2026-01-01',
      '',
      12,
      'Prezzo fermo per un anno',
      'https://www.example.com/offerte/luce-fissa',
    ],
  ]),
  fixed(
    'prices-on-sale',
    `codiceOfferta ${priceColumns}`,
    fixedPrices(0.1285).map((price) => ['LUCE-FISSA-12', ...price]),
  ),
];
