import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it.each([
  [`attachment; filename="Contratto D1.pdf"; filename*=UTF-8''Contratto%20D1.pdf`, 'Contratto D1.pdf'],
  [
    `attachment; filename="Documento di identita D1.pdf"; filename*=UTF-8''Documento%20di%20identit%C3%A0%20D1.pdf`,
    'Documento di identità D1.pdf',
  ],
  ['attachment; filename="Contratto D1.pdf"', 'Contratto D1.pdf'],
  ['attachment; filename=D1.pdf', 'D1.pdf'],
  [`attachment; filename="D1.pdf"; filename*=UTF-8''%E0%A4%A`, 'D1.pdf'],
  ['attachment; filename="../../etc/passwd"', 'etc passwd'],
  ['attachment', 'Contratto Luce Serena.pdf'],
  ['attachment; filename=""', 'Contratto Luce Serena.pdf'],
  [null, 'Contratto Luce Serena.pdf'],
])('returns for %s the file name %s', (disposition, expected) => {
  expect(fileName(disposition, 'Contratto Luce Serena', 'application/pdf')).toBe(expected);
});

it('adds no extension where the type is unknown', () => {
  expect(fileName(null, 'Lettera 1/2', 'application/octet-stream')).toBe('Lettera 1 2');
});
