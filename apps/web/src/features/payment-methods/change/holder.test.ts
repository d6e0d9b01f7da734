import { errorCatalogue } from '@sportello/calls';
import { expect, it, vi } from 'vitest';
import { wrongHolder, type Holder } from './holder.ts';

const good: Holder = {
  nome: 'Giulia',
  cognome: 'Ferri',
  codiceFiscale: 'frrgli85m41f205v',
  IBAN: 'it60 x054 2811 1010 0000 0123 456',
};

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({ t: String.raw }));

it.each<[Partial<Holder>, readonly string[]]>([
  [{}, []],
  [{ codiceFiscale: '00743110157' }, []],
  [{ IBAN: 'DE89370400440532013000' }, []],
  [{ nome: ' ' }, ['nome']],
  [{ codiceFiscale: 'FRRGLI85M41F205X' }, ['codiceFiscale']],
  [{ codiceFiscale: '' }, ['codiceFiscale']],
  [{ IBAN: '' }, ['IBAN']],
  [{ IBAN: 'IT60' }, ['IBAN']],
  [{ nome: '', cognome: '', codiceFiscale: '', IBAN: '' }, ['IBAN', 'codiceFiscale', 'cognome', 'nome']],
])('returns for %j the wrong fields %j', (changes, wrong) => {
  expect(Object.keys(wrongHolder({ ...good, ...changes })).sort()).toEqual(wrong);
});

it('says which field is missing, and that an IBAN is not good', () => {
  const empty = wrongHolder({ nome: '', cognome: '', codiceFiscale: '', IBAN: '' });
  expect(Object.values(empty)).toEqual([
    'Scrivi il codice fiscale o la partita IVA.',
    'Scrivi l’IBAN.',
    'Scrivi il nome.',
    'Scrivi il cognome o la ragione sociale.',
  ]);
  expect(wrongHolder({ ...good, IBAN: 'IT60' }).IBAN).toContain(errorCatalogue.ERROR_CHECK_IBAN.text);
});
