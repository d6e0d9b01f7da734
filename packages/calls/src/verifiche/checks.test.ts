import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { checkLivelliPrivacy } from './checkLivelliPrivacy.ts';
import { recuperoNumeriDistributore } from './recuperoNumeriDistributore.ts';
import { validazioneIBAN } from './validazioneIBAN.ts';

describe('validazioneIBAN', () => {
  it.each([
    ['Y', true],
    ['N', false],
    // Any result except valid is a failure (pagamento.iban.2).
    ['y', false],
    ['', false],
  ])('reads %j as %s', async (valido, isValid) => {
    expect((await readSample(validazioneIBAN, { valido })).model).toEqual({ isValid });
  });

  it.each([
    [{ iban: 'IT60X0542811101000000123456' }, []],
    // The answer reports a malformed IBAN.
    [{ iban: 'IT60' }, []],
    [{ iban: 'it60x0542811101000000123456' }, ['iban NOT_IN_CAPITALS']],
    [{ iban: 'IT60 X054' }, ['iban NOT_IN_CAPITALS']],
    [{ iban: 'I'.repeat(35) }, ['iban TOO_LONG']],
  ])('asks with %j', (params, expected) => {
    expect(rejectedFor(validazioneIBAN.params, params)).toEqual(expected);
  });
});

describe('recuperoNumeriDistributore', () => {
  it.each([
    [{ contratti: ['C1', 'C2'] }, []],
    [{ contratti: [] }, ['contratti MISSING']],
    [{ contratti: [''] }, ['contratti.0 MISSING']],
    [{ contratti: Array.from({ length: 501 }, (_, index) => `C${index}`) }, ['contratti TOO_LONG']],
    [{ contratti: 'C1' }, ['contratti invalid_type']],
  ])('asks with %j', (body, expected) => {
    expect(rejectedFor(recuperoNumeriDistributore.body, body)).toEqual(expected);
  });

  it('reads whom to call', async () => {
    const { model } = await readSample(recuperoNumeriDistributore, {
      contatti: [{ codiceContratto: 'C1', telefono: '800000001' }],
    });
    expect(model).toEqual([{ contractCode: 'C1', dealerPhoneNumber: '800000001' }]);
  });
});

describe('checkLivelliPrivacy', () => {
  it('reads consents with their history', async () => {
    const { model } = await readSample(checkLivelliPrivacy, {
      livelli: [
        {
          codice: 'MARKETING',
          descrizione: 'Offerte',
          concesso: false,
          versioneInformativa: '2',
          storico: [{ concesso: true, data: '2026-03-02T09:30:00+01:00', versioneInformativa: '1' }],
        },
        { codice: 'ALTRO', descrizione: 'Altro', concesso: null, versioneInformativa: '2', storico: [] },
      ],
    });
    expect(model).toEqual([
      {
        code: 'MARKETING',
        description: 'Offerte',
        isGiven: false,
        policyVersion: '2',
        history: [{ isGiven: true, at: Date.UTC(2026, 2, 2, 8, 30), policyVersion: '1' }],
      },
      { code: 'SCONOSCIUTO', description: 'Altro', isGiven: undefined, policyVersion: '2', history: [] },
    ]);
  });
});
