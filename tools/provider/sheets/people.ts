import { digits, signsIn } from '../people.ts';
import { each, fixed, when, type Sheet } from './sheet.ts';

export const customers: Sheet = each(
  'customers',
  'codiceCliente segmento nome cognome codFiscale email numeroCellulare username password',
  (person) => [
    [
      person.code,
      'Residenziale',
      person.firstName,
      person.lastName,
      person.fiscalCode,
      `cliente${person.number}@example.it`,
      `+39333${digits(person.number, 7)}`,
      person.number <= signsIn.length ? `cliente${person.number}` : '',
      signsIn[person.number - 1] ?? '',
    ],
  ],
);

export const papers: readonly Sheet[] = [
  each('documents', 'docnumber codiceCliente codiceContratto tipo nome dataDocumento', (person) =>
    when(person.number % 5 === 0, [
      `D${digits(person.number, 8)}`,
      person.code,
      person.electricity.code,
      'CONTRATTO_DEFINITIVO',
      'Il tuo contratto',
      '2024-02-20',
    ]),
  ),
  each('directory', 'codiceCliente segmento uid mail isValido', (person) =>
    when(person.number % 100 === 1, [
      person.code,
      'Residenziale',
      `uid${person.number}`,
      `cliente${person.number}@example.it`,
      'sì',
    ]),
  ),
];

export const told: readonly Sheet[] = [
  each('notifications', 'codiceCliente data titolo testo destinazione', (person) =>
    when(person.number % 2 === 1, [
      person.code,
      '2026-11-20T09:00:00+01:00',
      'Benvenuto',
      'Da oggi trovi qui le tue forniture.',
      'ARCHIVIO',
    ]),
  ),
  each('legal-notices', 'numero codiceCliente codiceContratto tipo titolo testo decorrenza tuttiRibassi', (person) =>
    when(person.number % 3 === 1, [
      `CM${digits(person.number, 8)}`,
      person.code,
      person.electricity.code,
      'RINNOVO',
      'Il tuo contratto si rinnova',
      String.raw`Le condizioni economiche scadono il 30 settembre 2027.\nDal 1° ottobre il prezzo è 0,12 euro al kWh.`,
      '2027-10-01',
      'no',
    ]),
  ),
  each('notice-receipts', 'riferimento canale esito data testo codiceSpedizione', (person) =>
    when(person.number % 30 === 1, [
      `CM${digits(person.number, 8)}`,
      'POSTA',
      'CONSEGNATA',
      '2026-11-20T09:00:00+01:00',
      'Firmata dal destinatario',
      `RA${digits(person.number, 9)}IT`,
    ]),
  ),
  fixed('operators', 'username ruolo passwordHash nome cognome email', [
    [
      'sportello.uno',
      'HELP_DESK',
      '$argon2id$v=19$m=19456,t=2,p=1$c3BvcnRlbGxvLXVubw$9kPpG0Zr0vQ2m7n4y1d8sVQmXyq3oJwq0cS5m8n1r2s',
      'Ada',
      'Sereni',
      'ada.sereni@example.it',
    ],
  ]),
];
