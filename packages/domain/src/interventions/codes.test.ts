import { describe, expect, it } from 'vitest';
import { ATTACHMENT_TYPE_LABELS, FILE_EXTENSIONS, fileExtension, isPicture } from '../booking/attachment.ts';
import {
  APPOINTMENT_ACTIONS,
  BOOKING_FLOWS,
  CONTACT_MODES,
  INFORMATION_KINDS,
  INTERVENTION_ACTIONS,
  INTERVENTION_ORIGINS,
  INTERVENTION_SOURCE_LABELS,
  INTERVENTION_SOURCES,
} from './codes.ts';
import { companiesByScore, companyName, reviewsLabel } from '../booking/company.ts';
import { appointmentMode, supportType } from '../booking/mode.ts';
import { QUOTE_DISPLAY_STATES, QUOTE_PAYMENT_METHOD_LABELS, quoteState } from './quote.ts';
import { INTERVENTION_ROUTES } from './routes.ts';

it.each([
  ['BASE', 'intervento-tecnico'],
  ['REQUEST', 'richiedi-intervento'],
  ['CHOOSE_SUPPORT_TYPE', 'seleziona-tipo-supporto'],
  ['VIDEOCALL_DATE', 'supporto-videocall-data'],
  ['TECHNICIAN_DATE', 'supporto-tecnico-data'],
  ['VIDEOCALL_CONTACTS', 'supporto-videocall-contatti'],
  ['TECHNICIAN_CONTACTS', 'supporto-tecnico-contatti'],
  ['VIDEOCALL_CONFIRM', 'conferma-prenotazione-videocall'],
  ['TECHNICIAN_CONFIRM', 'conferma-prenotazione-tecnico'],
  ['EDIT', 'modifica-prenotazione'],
  ['QUOTE', 'preventivo'],
  ['MY_INTERVENTION', 'il-mio-intervento'],
] as const)('maps the route %s to %s (pagine.percorsi.4)', (name, path) => {
  expect(INTERVENTION_ROUTES[name]).toBe(path);
});

describe('modes (intervento.modello.6)', () => {
  it.each([
    ['VIDEOCALL', 'VIDEOCALL', 'VIDEOCALL'],
    ['TECHINICIAN_EXIT', 'TECHINICIAN_EXIT', 'EXIT_TECHNICAL'],
    ['EXIT_TECHNICAL', 'TECHINICIAN_EXIT', 'EXIT_TECHNICAL'],
  ])('reads the mode %s as %s and sends it as %s', (name, mode, type) => {
    const read = appointmentMode(name);
    expect(read).toBe(mode);
    expect(read && supportType(read)).toBe(type);
  });

  it.each(['', 'TECHNICIAN_EXIT', undefined])('returns undefined for the mode %j', (name) => {
    expect(appointmentMode(name)).toBeUndefined();
  });
});

it.each([
  ['APPROVATO', 'ACCEPTED', 'ACCETTATO'],
  ['RIFIUTATO', 'DECLINED', 'RIFIUTATO'],
  ['IN ATTESA APPROVAZIONE CLIENTE', 'PENDING', 'IN_ATTESA_APPROVAZIONE'],
  ['Approvato', 'ACCEPTED', 'ACCETTATO'],
  ['ALTRO', 'SCONOSCIUTO', 'Sconosciuto'],
  ['', 'SCONOSCIUTO', 'Sconosciuto'],
  [undefined, 'SCONOSCIUTO', 'Sconosciuto'],
])('maps the quote %j to %s, shown as %s (preventivo.modello.2, preventivo.modello.3)', (word, state, shown) => {
  expect(quoteState(word)).toBe(state);
  expect(QUOTE_DISPLAY_STATES[quoteState(word)]).toBe(shown);
});

it.each([
  ['BILL', 'Addebito in bolletta'],
  ['CREDIT_CARD', 'Carta di credito'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('labels the quote payment %s as %j (preventivo.modello.4)', (code, label) => {
  expect(QUOTE_PAYMENT_METHOD_LABELS[code]).toBe(label);
});

it.each([
  ['WEB', 'Web'],
  ['CENTRALE_OPERATIVA', 'Centrale Operativa'],
  ['APP', 'App'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('labels the source %s as %j (intervento.modello.2)', (code, label) => {
  expect(INTERVENTION_SOURCE_LABELS[code]).toBe(label);
});

it.each([
  ['IMMAGINI', 'Immagini'],
  ['PREVENTIVI', 'Preventivi'],
  ['ORDINE_DI_LAVORO', 'Ordine di Lavoro'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('labels the attachment type %s as %j (intervento.modello.7)', (code, label) => {
  expect(ATTACHMENT_TYPE_LABELS[code]).toBe(label);
});

describe('isPicture (intervento.modello.8)', () => {
  it('returns true for the extensions of pictures alone', () => {
    expect(FILE_EXTENSIONS.filter((ending) => isPicture(`file.${ending}`))).toEqual('png jpg jpeg gif heic'.split(' '));
  });
});

describe('fileExtension (intervento.modello.8)', () => {
  it.each('pdf png jpg jpeg gif heic doc docx xls xlsx'.split(' '))('recognises %s', (ending) => {
    expect(fileExtension(`foto.${ending}`)).toBe(ending);
    expect(fileExtension(`FOTO.${ending.toUpperCase()} `)).toBe(ending);
  });

  it.each(['foto', 'pdf', 'foto.exe', 'foto.pdf.exe', 'foto.', ''])('rejects %j', (name) => {
    expect(fileExtension(name)).toBeUndefined();
  });

  it('recognises ten', () => {
    expect(FILE_EXTENSIONS).toHaveLength(10);
  });
});

it('names companies and sorts them by score (intervento.ditta.2)', () => {
  expect(companyName('D12')).toBe('Ditta D12');
  expect(reviewsLabel(7)).toBe('7 recensioni');
  const companies = [
    { id: 'a', score: 3 },
    { id: 'b', score: 4.5 },
    { id: 'c', score: 3 },
  ];
  expect(companiesByScore(companies).map((each) => each.id)).toEqual(['b', 'a', 'c']);
  expect(companies.map((each) => each.id)).toEqual(['a', 'b', 'c']);
});

it('lists the enumerations of intervento.modello.2, intervento.modello.9 and intervento.modello.10', () => {
  expect(CONTACT_MODES).toEqual(['EMAIL', 'SMS', 'SCONOSCIUTO']);
  expect(INTERVENTION_ACTIONS).toHaveLength(10);
  expect(APPOINTMENT_ACTIONS).toHaveLength(5);
  expect(INFORMATION_KINDS).toHaveLength(3);
  expect(BOOKING_FLOWS).toEqual(['InterventoTecnico', 'DatiContatto', 'SecondoAppuntamento']);
  expect(INTERVENTION_ORIGINS).toEqual(['Homepage', 'StoricoIntervento']);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['sources (intervento.modello.2)', INTERVENTION_SOURCES, ['WEB', 'CENTRALE_OPERATIVA', 'APP', 'SCONOSCIUTO']],
  [
    'customer actions (intervento.modello.9)',
    INTERVENTION_ACTIONS,
    [
      'NEW_INTERVENTION',
      'MODIFY_APPOINTMENT',
      'SUPPORT',
      'FEEDBACK',
      'SHOW_OR_ACCEPT_QUOTE',
      'CALL_OPERATION_CENTRE',
      'FIX_APPOINTMENT',
      'OTHER_APPOINTMENT',
      'VIDEOCALL_SUPPORT_IN_PROGRESS',
      'TECHNICIAN_EXIT_SUPPORT',
    ],
  ],
  [
    'appointment actions (intervento.modello.10)',
    APPOINTMENT_ACTIONS,
    [
      'MODIFY_NEXT_APPOINTMENT',
      'BOOK_NEXT_APPOINTMENT',
      'BOOK_FIRST_APPOINTMENT',
      'MODIFY_FIRST_APPOINTMENT',
      'SCONOSCIUTO',
    ],
  ],
  [
    'information boxes (intervento.modello.11)',
    INFORMATION_KINDS,
    ['INFORMATIVE_TEXT', 'VIDEOCALL_LINK_BY_EMAIL', 'VIDEOCALL_LINK_BY_PHONE'],
  ],
])('returns the %s in order', (_what, codes, expected) => {
  expect(codes).toEqual(expected);
});
