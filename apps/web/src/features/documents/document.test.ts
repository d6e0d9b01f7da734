import { expect, it } from 'vitest';
import { urlOf, documentDay, documentKind, documentTitle } from './document.ts';

it.each([
  ['Contratto Luce Serena', 'CONTRATTO_DEFINITIVO', 'Contratto Luce Serena', 'Contratto definitivo'],
  ['Contratto definitivo', 'CONTRATTO_DEFINITIVO', 'Contratto definitivo', undefined],
  [undefined, 'AUDIO_RECORDING', 'Chiamata conferma contratto', undefined],
  [undefined, 'DEFAULT', 'Documentazione contrattuale', undefined],
] as const)('returns for %s of type %s the title %s and kind %s', (name, type, title, kind) => {
  expect(documentTitle({ name, type })).toBe(title);
  expect(documentKind({ name, type })).toBe(kind);
});

it.each([
  [{ documentDate: '2024-01-02', creationDate: '2024-01-01', receptionDate: '2024-01-03' }, '2024-01-02'],
  [{ creationDate: '2024-01-01', receptionDate: '2024-01-03' }, '2024-01-01'],
  [{ receptionDate: '2024-01-03' }, '2024-01-03'],
  [{}, undefined],
] as const)('returns for %j the day %s', (days, expected) => {
  expect(documentDay({ docNumber: 'D1', type: 'DEFAULT', ...days })).toBe(expected);
});

it('returns a URL only for a document at the gateway', () => {
  const document = { docNumber: 'D1', type: 'DEFAULT' } as const;
  expect(urlOf({ ...document, place: { kind: 'gateway', url: 'https://a.example/d1' } })).toBe('https://a.example/d1');
  expect(urlOf({ ...document, place: { kind: 'elsewhere', url: 'https://b.example/d1' } })).toBeUndefined();
  expect(urlOf({ ...document, place: undefined })).toBeUndefined();
});
