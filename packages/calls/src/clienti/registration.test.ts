import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { recuperoCredenziali } from './recuperoCredenziali.ts';
import { registerCustomer } from './registerCustomer.ts';
import { sendVerificationCode } from './sendVerificationCode.ts';
import { verifyCustomer } from './verifyCustomer.ts';

const codiceFiscale = 'FRRGLI85M41F205V';
const partitaIVA = '01234567897';
const codiceCliente = '1000000001';

describe('verifyCustomer', () => {
  it.each([
    [{ segmento: 'Residenziale', codiceFiscale, codiceCliente }, []],
    [{ segmento: 'Pmi', partitaIVA, codiceCliente }, []],
    [{ segmento: 'Business', partitaIVA, codiceCliente, recaptcha: 'x' }, []],
    [{ segmento: 'Amministratore', codiceFiscale, codiceCliente }, []],
    [{ segmento: 'Amministratore', partitaIVA, codiceCliente }, []],
    [{ segmento: 'Residenziale', partitaIVA, codiceCliente }, ['partitaIVA NOT_OF_SEGMENT']],
    [{ segmento: 'Pmi', codiceFiscale, codiceCliente }, ['codiceFiscale NOT_OF_SEGMENT']],
    [{ segmento: 'Amministratore', codiceCliente }, ['codiceFiscale MISSING']],
    [{ segmento: 'Amministratore', codiceFiscale, partitaIVA, codiceCliente }, ['codiceFiscale NOT_EXPECTED']],
    [{ segmento: 'Operatore', codiceFiscale, codiceCliente }, ['segmento invalid_value']],
    [{ segmento: 'Residenziale', codiceFiscale: 'FRRGLI85M41F205P', codiceCliente }, ['codiceFiscale custom']],
    [
      { segmento: 'Residenziale', codiceFiscale: codiceFiscale.toLowerCase(), codiceCliente },
      ['codiceFiscale NOT_IN_CAPITALS'],
    ],
    [{ segmento: 'Pmi', partitaIVA: '01234567890', codiceCliente }, ['partitaIVA custom']],
    [{ segmento: 'Residenziale', codiceFiscale, codiceCliente: '' }, ['codiceCliente MISSING']],
    [{ segmento: 'Residenziale', codiceFiscale }, ['codiceCliente invalid_type']],
  ])('validates verifyCustomer with the body %j', (body, expected) => {
    expect(rejectedFor(verifyCustomer.body, body)).toEqual(expected);
  });

  it('reads the contacts on which a code can be sent, and no other', async () => {
    const { model } = await readSample(verifyCustomer, {
      idRegistrazione: 'reg_1',
      contatti: [
        { canale: 'E-MAIL', valore: 'g***@example.it' },
        { canale: 'PICCIONE', valore: 'p***' },
      ],
    });
    expect(model).toEqual({
      registrationId: 'reg_1',
      contacts: [{ channel: 'E-MAIL', masked: 'g***@example.it' }],
    });
  });
});

describe('sendVerificationCode', () => {
  const idRegistrazione = 'reg_1';

  it.each([
    [{ idRegistrazione, canale: 'E-MAIL' }, []],
    [{ idRegistrazione, canale: 'E-MAIL', mail: 'g.ferri@example.it' }, []],
    [{ idRegistrazione, canale: 'TELEFONO CELLULARE', cellulare: '+39 333 123 4567' }, []],
    [{ idRegistrazione, canale: 'TELEFONO CELLULARE', mail: 'g@example.it' }, ['mail NOT_EXPECTED']],
    [{ idRegistrazione, canale: 'SMS' }, ['canale invalid_value']],
    [{ idRegistrazione, canale: 'E-MAIL', mail: 'g.ferri@' }, ['mail BLDM000']],
    [{ idRegistrazione, canale: 'E-MAIL', mail: 'g ferri@example.it' }, ['mail BLDM000']],
    [{ idRegistrazione, canale: 'TELEFONO CELLULARE', cellulare: '333-abc' }, ['cellulare invalid_format']],
    [{ canale: 'E-MAIL' }, ['idRegistrazione invalid_type']],
  ])('validates sendVerificationCode with the body %j', (body, expected) => {
    expect(rejectedFor(sendVerificationCode.body, body)).toEqual(expected);
  });

  it('reads a code on its way', async () => {
    const { model } = await readSample(sendVerificationCode, { destinatario: 'g***', validita: 600, tentativi: 3 });
    expect(model).toEqual({ sentTo: 'g***', validForSeconds: 600, tries: 3 });
  });
});

describe('registerCustomer', () => {
  const body = {
    idRegistrazione: 'reg_1',
    codice: '012345',
    username: 'giulia',
    password: 'Q2FtcG8tRGktR3Jhbm8tNw==',
    accettaCondizioni: true,
    consensi: [{ codice: 'MARKETING', concesso: false, versioneInformativa: '2026-01' }],
  };

  it.each([
    ['all', {}, []],
    ['no consent', { consensi: [] }, []],
    // The server returns UIDP002.
    ['no username', { username: undefined }, []],
    ['a code of letters', { codice: 'abcdef' }, ['codice invalid_format']],
    ['a code of five digits', { codice: '12345' }, ['codice invalid_format']],
    ['terms not accepted', { accettaCondizioni: false }, ['accettaCondizioni invalid_value']],
    ['a password as typed', { password: 'Campo-Di-Grano-7' }, ['password NOT_BASE64']],
    ['a consent twice', { consensi: [...body.consensi, ...body.consensi] }, ['consensi REPEATED']],
    [
      'a consent to nothing known',
      { consensi: [{ ...body.consensi[0], codice: 'TUTTO' }] },
      ['consensi.0.codice invalid_value'],
    ],
    ['a segment', { segmento: 'Pmi' }, ['segmento unrecognized_keys']],
  ])('validates registerCustomer with %s', (_, change, expected) => {
    expect(rejectedFor(registerCustomer.body, { ...body, ...change })).toEqual(expected);
  });

  it.each([
    [{ canale: 'web' }, []],
    [{ canale: 'web', accept: 'application/json' }, []],
    [{ canale: 'app' }, ['canale invalid_value']],
    [{}, ['canale invalid_value']],
  ])('validates registerCustomer with the headers %j', (headers, expected) => {
    expect(rejectedFor(registerCustomer.headers, headers)).toEqual(expected);
  });
});

describe('recuperoCredenziali', () => {
  const canale = 'E-MAIL';

  it.each([
    [{ tipo: 'PASSWORD', username: 'full', canale }, []],
    [{ tipo: 'USERNAME', codiceFiscale, canale }, []],
    [{ tipo: 'USERNAME', partitaIVA, canale: 'TELEFONO CELLULARE' }, []],
    [{ tipo: 'PASSWORD', codiceFiscale, canale }, ['username MISSING', 'codiceFiscale NOT_EXPECTED']],
    [{ tipo: 'PASSWORD', username: 'full', codiceFiscale, canale }, ['codiceFiscale NOT_EXPECTED']],
    [{ tipo: 'USERNAME', username: 'full', canale }, ['codiceFiscale MISSING', 'username NOT_EXPECTED']],
    [{ tipo: 'USERNAME', codiceFiscale, partitaIVA, canale }, ['partitaIVA NOT_EXPECTED']],
    [{ tipo: 'PASSWORD', username: '', canale }, ['username MISSING']],
    [{ tipo: 'PIN', username: 'full', canale }, ['tipo invalid_value']],
    [{ tipo: 'PASSWORD', username: 'full' }, ['canale invalid_value']],
  ])('validates recuperoCredenziali with the body %j', (body, expected) => {
    expect(rejectedFor(recuperoCredenziali.body, body)).toEqual(expected);
  });

  it.each([
    ['rec_1', 'rec_1'],
    [null, undefined],
  ])('reads a recovery %j', async (idRecupero, recoveryId) => {
    const { model } = await readSample(recuperoCredenziali, { idRecupero, validita: 600, tentativi: 3 });
    expect(model).toEqual({ recoveryId, sentTo: undefined, validForSeconds: 600, tries: 3 });
  });
});
