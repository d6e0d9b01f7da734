import { errorCatalogue, type ErrorCode } from '@sportello/calls';
import { PASSWORD_PROBLEMS } from '@sportello/domain';
import { expect, it, vi } from 'vitest';
import { failureWords } from './failure-words.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({ t: (texts: TemplateStringsArray) => texts.join('') }));

const FALLBACK = 'Ci scusiamo per il disagio, chiediamo gentilmente di riprovare!';
const words = (code: string | undefined, ...others: string[]) =>
  failureWords({ code, fields: others.map((codice) => ({ campo: 'newPassword', codice })) });

it.each<ErrorCode>(['BADP000', 'PWDP001', ...PASSWORD_PROBLEMS])('says %s in the words of the catalogue', (code) => {
  expect(words(code)).toBe(errorCatalogue[code].text);
});

it('says every rule that is broken', () => {
  expect(words('PWDP002', 'PWDP002', 'PWDP006')).toBe(`${errorCatalogue.PWDP002.text} ${errorCatalogue.PWDP006.text}`);
});

it('says what another code means', () => {
  expect(words('TOO_MANY_ATTEMPTS')).toBe('Hai fatto troppi tentativi. Aspetta qualche minuto e riprova.');
});

it.each([['S-001'], ['S-002'], ['XK-12'], [undefined]])('apologises for %s', (code) => {
  expect(words(code)).toBe(FALLBACK);
});
