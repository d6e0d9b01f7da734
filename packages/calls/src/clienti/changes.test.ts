import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { deleteUser } from './deleteUser.ts';
import { identificazioneClienti } from './identificazioneClienti.ts';
import { modificaDatiProfilo } from './modificaDatiProfilo.ts';
import { modificaLivelloPrivacy } from './modificaLivelloPrivacy.ts';
import { sendOTP } from './sendOTP.ts';

describe('contacts', () => {
  it.each([
    [{ mail: 'GIULIA@EXAMPLE.IT', cellulare: '+39 333 1234567' }, []],
    [{ mail: 'GIULIA@EXAMPLE.IT', cellulare: '' }, []],
    [{ cellulare: '0212345678' }, []],
    [{}, []],
    [{ mail: 'giulia@example.it' }, ['mail NOT_IN_CAPITALS']],
    [{ mail: 'GIULIA' }, ['mail BLDM000']],
    [{ mail: `${'A'.repeat(250)}@EXAMPLE.IT` }, ['mail TOO_LONG']],
    [{ cellulare: 'tre tre tre' }, ['cellulare invalid_format']],
    [{ cellulare: '+39 ٣٣٣ ١٢٣٤٥٦٧' }, ['cellulare invalid_format']],
    [{ email: 'GIULIA@EXAMPLE.IT' }, ['email unrecognized_keys']],
  ])('saves %j', (body, expected) => {
    expect(rejectedFor(modificaDatiProfilo.body, body)).toEqual(expected);
  });

  it.each([
    [{}, []],
    [{ 'x-otp-mail': '012345', 'x-otp-cellulare': '543210' }, []],
    [{ 'x-otp-mail': '12 345' }, ['x-otp-mail invalid_format']],
  ])('takes the codes %j', (headers, expected) => {
    expect(rejectedFor(modificaDatiProfilo.headers, headers)).toEqual(expected);
  });

  it.each([
    [{ canale: 'E-MAIL', mail: 'giulia@example.it' }, []],
    [{ canale: 'TELEFONO CELLULARE', cellulare: '+393331234567' }, []],
    [{ canale: 'E-MAIL' }, ['mail MISSING']],
    [{ canale: 'TELEFONO CELLULARE', cellulare: '3331234567', mail: 'g@example.it' }, ['mail NOT_EXPECTED']],
  ])('sends a code to %j', (body, expected) => {
    expect(rejectedFor(sendOTP.body, body)).toEqual(expected);
  });
});

describe('consents', () => {
  const choice = { codice: 'TERZI', concesso: true, versioneInformativa: '2026-01' };

  it.each([
    [{ livelli: [choice] }, []],
    [{ livelli: [] }, ['livelli MISSING']],
    [{ livelli: [choice, choice] }, ['livelli REPEATED']],
    [{ livelli: [{ ...choice, concesso: 'S' }] }, ['livelli.0.concesso invalid_type']],
    [
      { livelli: [{ codice: 'TERZI', concesso: true }] },
      // A consent proves nothing without the text that was shown.
      ['livelli.0.versioneInformativa invalid_type'],
    ],
  ])('validates the consents %j', (body, expected) => {
    expect(rejectedFor(modificaLivelloPrivacy.body, body)).toEqual(expected);
  });
});

describe('the account', () => {
  it('reads when a closed one is erased', async () => {
    const { model } = await readSample(deleteUser, { dataEliminazione: '2026-12-05' });
    expect(model).toEqual({ erasureDay: '2026-12-05' });
  });

  it('does not cache deleteUser (credenziali.chiusura.1)', () => {
    expect(deleteUser.cacheMs).toBeUndefined();
  });

  it.each([
    ['N', true],
    ['S', true],
    ['V', false],
    [null, false],
  ])('reads a clienteNew of %s as isNew: %s', async (clienteNew, isNew) => {
    expect((await readSample(identificazioneClienti, { clienteNew })).model).toEqual({ isNew });
  });

  it.each([
    [{ societa: 'EE' }, []],
    [{ societa: 'XX' }, ['societa invalid_value']],
    [{}, ['societa invalid_value']],
  ])('validates identificazioneClienti with the query %j', (query, expected) => {
    expect(rejectedFor(identificazioneClienti.query, query)).toEqual(expected);
  });
});
