import { expect, it } from 'vitest';
import { billFileName } from './file-name.ts';

const bill = { issueDate: '2026-10-08', number: '2026001000287' } as const;

it.each([
  ['luce', 'Via Washington 70', '2026-10_luce_via-washington-70_2026001000287'],
  ['gas', "Via dell'Università 3/B, Forlì", '2026-10_gas_via-dell-universita-3-b-forli_2026001000287'],
  ['servizi', '  ', '2026-10_servizi_2026001000287'],
  ['luce', '../../etc/passwd', '2026-10_luce_etc-passwd_2026001000287'],
  ['luce', 'à'.repeat(200), `2026-10_luce_${'a'.repeat(60)}_2026001000287`],
])('returns the file name of a bill of %s at %j (bolletta.archivio.1)', (kind, place, expected) => {
  expect(billFileName(bill, { kind, place })).toBe(expected);
});

it('returns a name without characters that file systems reserve', () => {
  expect(billFileName({ ...bill, number: 'A/12:2026*' }, { kind: 'luce', place: 'Casa' })).toBe(
    '2026-10_luce_casa_A-12-2026-',
  );
});
