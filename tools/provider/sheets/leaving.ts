import { digits } from '../people.ts';
import { each, when, type Sheet } from './sheet.ts';

export const withdrawalTerms: Sheet = each(
  'withdrawal-terms',
  'codiceCliente tipoContratto codiceContratto decorrenza luogo costoUscita testoUscita',
  (person) => [
    ...when(person.number % 10 === 3, [
      person.code,
      'COMMODITY',
      person.electricity.code,
      '2026-11-10',
      person.number % 20 === 3 ? 'ONLINE' : 'PORTA',
      '23,50',
      'Il costo di gestione del passaggio.',
    ]),
    ...when(person.number % 25 === 2, [
      person.code,
      'QUOTATION',
      `Q${digits(person.number, 7)}`,
      '2026-11-12',
      'TELEFONO',
      '',
      '',
    ]),
  ],
);

export const exits: Sheet = each(
  'exits',
  'codiceContratto richiestaIl tipo passo data dataPrevista nuovoFornitore numeroBolletta',
  (person) =>
    person.number % 40 === 5
      ? [
          [person.electricity.code, '2026-11-02', 'CAMBIO_FORNITORE', 'RICHIESTA', '2026-11-02', '', 'Luce Chiara', ''],
          [person.electricity.code, '2026-11-02', 'CAMBIO_FORNITORE', 'USCITA', '', '2026-12-01', '', ''],
          [person.electricity.code, '2026-11-02', 'CAMBIO_FORNITORE', 'ULTIMA_BOLLETTA', '', '2027-01-12', '', ''],
        ]
      : [],
);
