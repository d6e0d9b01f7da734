import { describe, expect, it } from 'vitest';
import { codeRequest, recognition, registrationRequest, wrongInRecognition } from './bodies.ts';

const who = { segment: 'Residenziale', identifier: 'FRRGLI85M41F205V', customerCode: '1000000001' } as const;

describe('the tax identifier goes by the field of its segment', () => {
  it.each([
    ['Residenziale', 'FRRGLI85M41F205V', 'codiceFiscale'],
    ['Residenziale', '00743110157', 'codiceFiscale'],
    ['Amministratore', 'FRRGLI85M41F205V', 'codiceFiscale'],
    ['Amministratore', '00743110157', 'partitaIVA'],
    ['Pmi', '00743110157', 'partitaIVA'],
  ] as const)('sends for %s the identifier %s as %s', (segment, identifier, field) => {
    expect(recognition({ ...who, segment, identifier }).body).toMatchObject({ [field]: identifier });
  });
});

describe('what is plainly wrong is told before anything is sent', () => {
  it.each([
    [{}, []],
    [{ identifier: '' }, ['identificativo MISSING']],
    [{ identifier: '', customerCode: '' }, ['identificativo MISSING', 'codiceCliente MISSING']],
    [{ customerCode: '' }, ['codiceCliente MISSING']],
    [{ identifier: 'FRRGLI85M41F205X' }, ['codiceFiscale NOT_VALID']],
    [{ identifier: 'ПУТИН' }, ['codiceFiscale NOT_IN_CAPITALS', 'codiceFiscale NOT_VALID']],
    [{ customerCode: 'x'.repeat(41) }, ['codiceCliente TOO_LONG']],
  ])('validates %j', (changes, expected) => {
    const wrong = wrongInRecognition({ ...who, ...changes });
    expect(wrong.map(({ campo, codice }) => `${campo} ${codice}`)).toEqual(expected);
  });
});

it.each([
  [{ channel: 'E-MAIL' }, { canale: 'E-MAIL' }],
  [
    { channel: 'E-MAIL', typed: 'g@example.it' },
    { canale: 'E-MAIL', mail: 'g@example.it' },
  ],
  [
    { channel: 'TELEFONO CELLULARE', typed: '333 1234567' },
    { canale: 'TELEFONO CELLULARE', cellulare: '333 1234567' },
  ],
] as const)('requests the code with the contact %j', (contact, body) => {
  expect(codeRequest('reg_1', contact).body).toEqual({ idRegistrazione: 'reg_1', ...body });
});

it('builds the registration with each consent and the version of its text', () => {
  const { headers, body } = registrationRequest(
    {
      start: { registrationId: 'reg_1', contacts: [] },
      username: 'giulia',
      password: 'Perché-è*',
      consents: { MARKETING: true, PROFILAZIONE: false, TERZI: false },
    },
    '483920',
    '2026-11',
  );
  expect(headers).toEqual({ canale: 'web' });
  expect(body).toMatchObject({ codice: '483920', username: 'giulia', password: 'UGVyY2jDqS3DqCo=' });
  expect(body.consensi).toEqual([
    { codice: 'MARKETING', concesso: true, versioneInformativa: '2026-11' },
    { codice: 'PROFILAZIONE', concesso: false, versioneInformativa: '2026-11' },
    { codice: 'TERZI', concesso: false, versioneInformativa: '2026-11' },
  ]);
});
