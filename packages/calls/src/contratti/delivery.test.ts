import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { modificaAliasAbitazione } from './modificaAliasAbitazione.ts';
import { modificaNicknameContratto } from './modificaNicknameContratto.ts';
import { modificaRicezioneNotifiche } from './modificaRicezioneNotifiche.ts';
import { modificaRicezioneNotificheVas } from './modificaRicezioneNotificheVas.ts';
import { toDeliveryFlags } from './delivery.ts';
import { recuperoRicezioneNotifiche } from './recuperoRicezioneNotifiche.ts';
import { ifMatch } from './version.ts';

const wire = {
  contractAccount: 'A1',
  flagBollettaWeb: '02',
  flagNotificaSms: null,
  flagNotificaMail: 'X',
  frequenzaRecapito: 'bimestrale',
  versione: '7',
};

describe('how bills and notifications are received', () => {
  it('reads codes, flags, frequency and version', async () => {
    const { model } = await readSample(recuperoRicezioneNotifiche, wire);
    expect(model).toEqual({
      isPaperBill: false,
      isWebBill: true,
      isNotificationSms: false,
      isNotificationMail: true,
      account: 'A1',
      frequency: 'BIMESTRALE',
      version: '7',
    });
  });

  it.each([
    ['03', { isPaperBill: true, isWebBill: false }],
    [null, { isPaperBill: false, isWebBill: false }],
    ['99', { isPaperBill: false, isWebBill: false }],
  ])('reads delivery code %s', async (flagBollettaWeb, expected) => {
    expect((await readSample(recuperoRicezioneNotifiche, { ...wire, flagBollettaWeb })).model).toMatchObject(expected);
  });

  it('reads a frequency that it does not know, and a gateway without versions, as absent', async () => {
    const { versione: _, ...rest } = wire;
    const { model } = await readSample(recuperoRicezioneNotifiche, { ...rest, frequenzaRecapito: 'ogni tanto' });
    expect(model).toMatchObject({ frequency: undefined, version: undefined });
  });

  it.each([
    [{ isPaperBill: true, isWebBill: false, isNotificationSms: true, isNotificationMail: true }, ['03', 'X', 'X']],
    [{ isPaperBill: false, isWebBill: true, isNotificationSms: false, isNotificationMail: false }, ['02', null, null]],
    [{ isPaperBill: false, isWebBill: false, isNotificationSms: false }, [null, null, null]],
  ])('saves %j as %j', (preference, [flagBollettaWeb, flagNotificaSms, flagNotificaMail]) => {
    expect(toDeliveryFlags(preference)).toEqual({ flagBollettaWeb, flagNotificaSms, flagNotificaMail });
  });
});

const body = {
  flagBollettaWeb: '02',
  flagNotificaSms: 'X',
  flagNotificaMail: null,
  commodity: 'LUCE',
  contractAccount: 'A1',
};

describe('saving how they are received', () => {
  it.each([
    [{}, []],
    [{ commodity: 'GAS', flagBollettaWeb: '03' }, []],
    [{ flagBollettaWeb: null }, []],
    [{ flagBollettaWeb: '01' }, ['flagBollettaWeb invalid_value']],
    [{ flagNotificaSms: 'Y' }, ['flagNotificaSms invalid_value']],
    [{ flagNotificaSms: true }, ['flagNotificaSms invalid_value']],
    [{ flagNotificaMail: undefined }, ['flagNotificaMail invalid_value']],
    [{ commodity: undefined }, ['commodity invalid_value']],
    [{ commodity: 'IDROGENO' }, ['commodity invalid_value']],
    [{ contractAccount: '' }, ['contractAccount MISSING']],
    [{ contractAccount: ['A1'] }, ['contractAccount invalid_type']],
    [{ altro: 1 }, ['altro unrecognized_keys']],
  ])('validates modificaRicezioneNotifiche with %j and rejects %j', (change, expected) => {
    expect(rejectedFor(modificaRicezioneNotifiche.body, { ...body, ...change })).toEqual(expected);
  });

  it('needs no commodity for a service', () => {
    const { commodity: _, ...rest } = body;
    expect(rejectedFor(modificaRicezioneNotificheVas.body, rest)).toEqual([]);
    expect(rejectedFor(modificaRicezioneNotificheVas.body, body)).toEqual([]);
  });

  it('carries the version that the customer saw', () => {
    expect(rejectedFor(modificaRicezioneNotifiche.headers, ifMatch('7'))).toEqual([]);
    expect(rejectedFor(modificaRicezioneNotifiche.headers, ifMatch(undefined))).toEqual([]);
    expect(rejectedFor(modificaRicezioneNotifiche.headers, { 'if-match': '7' })).toEqual(['if-match NOT_A_VERSION']);
    expect(rejectedFor(modificaRicezioneNotifiche.headers, { 'if-match': '*' })).toEqual(['if-match NOT_A_VERSION']);
  });
});

describe('the customer’s own names', () => {
  it.each([
    [{ nickname: 'Casa', codiceContratto: 'C1', commodity: 'LUCE' }, []],
    [{ codiceContratto: 'C1', commodity: 'GAS' }, []],
    // The server validates it and answers 'Commodity Type Not Found'.
    [{ nickname: 'Casa', codiceContratto: 'C1', commodity: 'IDROGENO' }, []],
    [{ nickname: '', codiceContratto: 'C1', commodity: 'LUCE' }, ['nickname MISSING']],
    [{ nickname: 'x'.repeat(41), codiceContratto: 'C1', commodity: 'LUCE' }, ['nickname TOO_LONG']],
    [{ nickname: 'a\0b', codiceContratto: 'C1', commodity: 'LUCE' }, ['nickname CHARACTER_NOT_ALLOWED']],
    [{ nickname: 'Casa', codiceContratto: 'C1' }, ['commodity invalid_type']],
    [{ nickname: 'Casa', commodity: 'LUCE' }, ['codiceContratto invalid_type']],
  ])('validates the nickname %j and rejects %j', (value, expected) => {
    expect(rejectedFor(modificaNicknameContratto.body, value)).toEqual(expected);
  });

  it.each([
    [{ aliasAbitazione: 'Mare', codiceContratto: 'C1' }, []],
    [{ codiceContratto: 'C1' }, []],
    [{ aliasAbitazione: 'Mare' }, ['codiceContratto invalid_type']],
    [{ aliasAbitazione: 'Mare', codiceContratto: 'C1', commodity: 'LUCE' }, ['commodity unrecognized_keys']],
  ])('alias %j is rejected for %j', (value, expected) => {
    expect(rejectedFor(modificaAliasAbitazione.body, value)).toEqual(expected);
  });
});
