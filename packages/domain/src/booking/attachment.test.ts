import { describe, expect, it } from 'vitest';
import {
  ATTACHMENT_TYPES,
  ATTACHMENT_TYPE_LABELS,
  FILE_EXTENSIONS,
  fileExtension,
  isPicture,
  MOST_FILE_BYTES,
} from './attachment.ts';
import { MOST_BOOKING_FILES } from './draft.ts';

it.each([
  ['IMMAGINI', 'Immagini'],
  ['PREVENTIVI', 'Preventivi'],
  ['ORDINE_DI_LAVORO', 'Ordine di Lavoro'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('maps attachment type %s to the wire name %s (intervento.modello.7)', (type, label) => {
  expect(ATTACHMENT_TYPE_LABELS[type]).toBe(label);
});

it('returns the four attachment types (intervento.modello.7)', () => {
  expect(ATTACHMENT_TYPES).toEqual(['IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO', 'SCONOSCIUTO']);
});

it('returns at most 5 files of 5 MiB as the limits of a booking (prenotazione.bozza.2)', () => {
  expect(MOST_BOOKING_FILES).toBe(5);
  expect(MOST_FILE_BYTES).toBe(5_242_880);
});

describe('file extensions (intervento.modello.8)', () => {
  it('returns the ten recognised extensions', () => {
    expect(FILE_EXTENSIONS).toEqual(['pdf', 'png', 'jpg', 'jpeg', 'gif', 'heic', 'doc', 'docx', 'xls', 'xlsx']);
  });

  it.each([
    ['caldaia.pdf', 'pdf', false],
    ['caldaia.png', 'png', true],
    ['caldaia.jpg', 'jpg', true],
    ['caldaia.jpeg', 'jpeg', true],
    ['caldaia.gif', 'gif', true],
    ['caldaia.heic', 'heic', true],
    ['caldaia.doc', 'doc', false],
    ['caldaia.docx', 'docx', false],
    ['caldaia.xls', 'xls', false],
    ['caldaia.xlsx', 'xlsx', false],
    ['CALDAIA.PDF', 'pdf', false],
    ['Caldaia.Png', 'png', true],
    ['  caldaia.jpg  ', 'jpg', true],
    ['caldaia.pdf.png', 'png', true],
    ['caldaia.png.pdf', 'pdf', false],
    ['.gif', 'gif', true],
  ] as const)('returns for %j the extension %s, and as a picture %s', (name, extension, picture) => {
    expect(fileExtension(name)).toBe(extension);
    expect(isPicture(name)).toBe(picture);
  });

  it.each(['', '  ', 'pdf', 'caldaia', 'caldaia.', 'caldaia.pdf.', 'caldaia.exe', 'caldaia.png.exe', 'caldaia.jpg x'])(
    'rejects the file name %j',
    (name) => {
      expect(fileExtension(name)).toBeUndefined();
      expect(isPicture(name)).toBe(false);
    },
  );
});
