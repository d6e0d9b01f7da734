import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { canBookInSelf } from './canBookInSelf.ts';
import { companies } from './companies.ts';
import { createIntervention } from './createIntervention.ts';
import { interventionDates } from './interventionDates.ts';
import { interventionSlots } from './interventionSlots.ts';
import { interventionTypes } from './interventionTypes.ts';
import { modifyIntervention } from './modifyIntervention.ts';
import { retrieveFreeHour } from './retrieveFreeHour.ts';

const address = { street: 'Via Roma 1', zipCode: '10121', province: 'TO', city: 'Torino' };
const common = {
  slotId: 'S1',
  installationId: 'P1',
  macroTypeId: 'M1',
  privacyConsent: true,
  userContact: { email: 'a@example.it', phoneNumber: '+393331234567' },
  source: 'WEB',
};
const videocall = { ...common, supportType: 'VIDEOCALL', linkReceptionMode: 'SMS' };
const visit = {
  ...common,
  supportType: 'EXIT_TECHNICAL',
  address,
  companyId: 'C1',
  appointmentDate: '2026-12-01',
  attachments: [{ file: 'QUJD', fileName: 'Caldaia.JPG' }],
};

describe('booking an intervention', () => {
  it.each([
    ['a visit', visit, []],
    ['the other spelling', { ...visit, supportType: 'TECHINICIAN_EXIT' }, []],
    ['a video call', videocall, []],
    ['a video call with an address', { ...videocall, address: { ...address, note: 'Interno 3' } }, []],
    ['a video call without link mode', { ...videocall, linkReceptionMode: undefined }, []],
    [
      'a visit whose company could not be chosen',
      { ...visit, companyId: undefined, errorTechnicianAssignmentCode: 'NO_COMPANY_IN_AREA' },
      [],
    ],
    ['no consent said', { ...visit, privacyConsent: undefined }, ['privacyConsent invalid_type']],
    ['consent as text', { ...visit, privacyConsent: 'true' }, ['privacyConsent invalid_type']],
    ['another support', { ...visit, supportType: 'DRONE' }, ['supportType invalid_value']],
    ['another source', { ...visit, source: 'APP' }, ['source invalid_value']],
    ['no slot', { ...visit, slotId: undefined }, ['slotId invalid_type']],
    ['a visit without address', { ...visit, address: undefined }, ['address MISSING']],
    ['an address without postal code', { ...visit, address: { ...address, zipCode: '' } }, ['address.zipCode MISSING']],
    ['a visit with a link mode', { ...visit, linkReceptionMode: 'SMS' }, ['linkReceptionMode NOT_EXPECTED']],
    ['a video call with a company', { ...videocall, companyId: 'C1' }, ['companyId NOT_EXPECTED']],
    ['a video call with files', { ...videocall, attachments: [] }, ['attachments NOT_EXPECTED']],
    [
      'a link by SMS without number',
      { ...videocall, userContact: { email: 'a@example.it' } },
      ['userContact.phoneNumber MISSING'],
    ],
    [
      'a link by e-mail without an e-mail',
      { ...videocall, linkReceptionMode: 'EMAIL', userContact: { phoneNumber: '333' } },
      ['userContact.email MISSING'],
    ],
    ['a file of another kind', withFile('a.exe', 'QUJD'), ['attachments.0.fileName FILE_TYPE_NOT_ALLOWED']],
    ['a file without content', withFile('a.png', ''), ['attachments.0.file MISSING']],
    ['a file as data URL', withFile('a.png', 'data:image/png;base64,QUJD'), ['attachments.0.file NOT_BASE64']],
    [
      'eleven files',
      { ...visit, attachments: Array.from({ length: 11 }, () => ({ file: 'QUJD', fileName: 'a.png' })) },
      ['attachments TOO_MANY'],
    ],
    ['the field of a change', { ...visit, codDitta: '017' }, ['codDitta unrecognized_keys']],
  ])('validates a booking with %s', (_, body, expected) => {
    expect(rejectedFor(createIntervention.body, body)).toEqual(expected);
  });

  it('takes a key that makes it happen once', () => {
    const headers = (key: string) => rejectedFor(createIntervention.headers, { 'idempotency-key': key });
    expect(headers('0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11')).toEqual([]);
    expect(headers('1')).toEqual(['idempotency-key NOT_A_KEY']);
  });
});

function withFile(fileName: string, file: string) {
  return { ...visit, attachments: [{ file, fileName }] };
}

describe('changing a booking', () => {
  const change = { supportType: 'EXIT_TECHNICAL', source: 'WEB' };

  it.each([
    [{ ...change, userContact: { phoneNumber: '333' } }, []],
    [{ ...change, slotId: 'S2', codDitta: '017', appointmentDate: '2026-12-03' }, []],
    [{ ...change, privacyConsent: true }, []],
    [{ ...change, companyId: 'C1' }, ['companyId unrecognized_keys']],
    [{ ...change, supportType: 'VIDEOCALL', codDitta: '017' }, ['codDitta NOT_EXPECTED']],
    [{ source: 'WEB' }, ['supportType invalid_value']],
  ])('validates the change %j and rejects %j', (body, expected) => {
    expect(rejectedFor(modifyIntervention.body, body)).toEqual(expected);
  });

  it.each([
    ['BOOK_NEXT_APPOINTMENT', []],
    ['SCONOSCIUTO', ['operationType invalid_value']],
    [undefined, ['operationType invalid_value']],
  ])('validates a change of kind %s and rejects %j', (operationType, expected) => {
    expect(rejectedFor(modifyIntervention.query, { operationType })).toEqual(expected);
  });
});

describe('what can be booked', () => {
  it('reads both spellings of a visit, and leaves out a support that it does not know', async () => {
    const supportTypes = ['VIDEOCALL', 'EXIT_TECHNICAL', 'TECHINICIAN_EXIT', 'DRONE'].map((name, index) => ({
      id: String(index),
      name,
    }));
    const installations = [{ id: 'P1', name: 'Caldaia', supportTypes }];
    const { model } = await readSample(interventionTypes, {
      macroTypes: [{ id: 'M1', name: 'Riscaldamento', installations }],
    });
    expect(model[0]?.installations[0]?.supportTypes).toEqual([
      { id: '0', type: 'VIDEOCALL' },
      { id: '1', type: 'EXIT_TECHNICAL' },
      { id: '2', type: 'EXIT_TECHNICAL' },
    ]);
  });

  it('reads the dates in order and sets a bad one apart', async () => {
    const { model, setAside } = await readSample(interventionDates, { dates: ['2026-12-02', 'presto', '2026-12-01'] });
    expect(model).toEqual(['2026-12-01', '2026-12-02']);
    expect(setAside).toMatchObject([{ list: 'dates', index: 1 }]);
  });

  it('reads a slot that a gateway words differently', async () => {
    const slot = { id: 'S1', date: '2026-12-01', start: '09:00', end: '11:00', state: 'BOH' };
    const { model } = await readSample(interventionSlots, { slots: [slot] });
    expect(model[0]).toMatchObject({ state: 'SCONOSCIUTO', isAppointmentConfirmed: undefined });
  });

  it('reads the two flags', async () => {
    expect((await readSample(canBookInSelf, { selfBooking: { canBookInSelf: false } })).model).toBe(false);
    expect((await readSample(retrieveFreeHour, { freeHourAvailable: true })).model).toBe(true);
  });

  it('does not read a missing flag as "no"', async () => {
    await expect(readSample(canBookInSelf, {})).rejects.toThrow('canBookInSelf');
    await expect(readSample(retrieveFreeHour, {})).rejects.toThrow('retrieveFreeHour');
  });
});

describe('companies', () => {
  const company = { id: 'C1', code: '001', score: 4.2, numberOfReviews: 7, favouriteCompany: false };

  it('sorts companies by score, and reads a missing license as true', async () => {
    const list = [company, { ...company, id: 'C2', score: 4.9, license: false }];
    const { model } = await readSample(companies, { companies: list });
    expect(model.companies.map(({ id, license }) => [id, license])).toEqual([
      ['C2', false],
      ['C1', true],
    ]);
    expect(model.unavailableCode).toBeUndefined();
  });

  it.each([['NO_COMPANY_IN_AREA'], ['CODICE_DI_UN_ALTRO']])('keeps the unavailable code %s as sent', async (code) => {
    const { model } = await readSample(companies, { companies: [], unavailableCompanyErrorCode: code });
    expect(model).toEqual({ companies: [], unavailableCode: code });
  });

  it.each([
    [{}, []],
    [{ date: '1/12/2026' }, ['date invalid_format']],
    [{ cap: '1012' }, ['cap CAP_NOT_VALID']],
    [{ slotId: undefined }, ['slotId invalid_type']],
  ])('validates a query for companies with %j and rejects %j', (change, expected) => {
    const query = { date: '2026-12-01', cap: '10121', codImpianto: 'P1', slotId: 'S1' };
    expect(rejectedFor(companies.query, { ...query, ...change })).toEqual(expected);
  });
});

describe('largest body', () => {
  it('holds files only where there are any', () => {
    expect(createIntervention.maxBodyBytes).toBe(36 * 1024 * 1024);
    expect(modifyIntervention.maxBodyBytes).toBe(36 * 1024 * 1024);
    expect(z.safeParse(createIntervention.body ?? z.never(), visit).success).toBe(true);
  });
});
