import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, png, videocall, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);
const placesOf = (company: string, day: string) => placesIn(gateway, company, day);

describe('booking', () => {
  it('takes a place, and the road to the next one (prenotazione.capienza.3)', async () => {
    const booking = await as();
    const { status, body } = await booking.book(visit);
    expect([status, body.id]).toEqual([200, expect.stringMatching(/^I\d{8}$/)]);
    expect(await placesOf('C017', '2026-12-01')).toEqual([
      { window_id: 'T1', taken: 1, before: 0, after: 0 },
      { window_id: 'T2', taken: 0, before: 1, after: 0 },
    ]);
    expect(await booking.one(body.id)).toMatchObject({
      status: { state: 'Assigned', subState: 'TO_ACCEPT' },
      appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
      product: { id: 'P01', name: 'Caldaia' },
      company: { code: '017', license: true },
      timeSlots: [{ date: '2026-12-01', start: '09:00', end: '11:00', state: 'SCHEDULED' }],
      isEditable: true,
      freeHourUsed: true,
    });
  });

  it('books a video call with the operations centre', async () => {
    const booking = await as();
    const { body } = await booking.book(videocall);
    expect(await booking.one(body.id)).toMatchObject({
      appointmentMode: { id: '1', name: 'VIDEOCALL' },
      company: null,
      contactMode: 'EMAIL',
      freeHourUsed: false,
    });
  });

  it('goes without a technician where nobody can come', async () => {
    const { companyId: _, ...rest } = visit;
    const booking = await as();
    const { body } = await booking.book({ ...rest, errorTechnicianAssignmentCode: 'NO_COMPANY_IN_AREA' });
    expect(await booking.one(body.id)).toMatchObject({
      status: { state: 'New', subState: 'TO_ASSIGN' },
      company: null,
    });
  });

  it('books once with one key, and rejects another booking with it', async () => {
    const booking = await as();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => booking.book(visit, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await booking.list()).toHaveLength(1);
    const { status, body } = await booking.book({ ...visit, interventionNote: 'Altro' }, key);
    expect([status, body.header.codice]).toEqual([422, 'REQUEST_REPEATED_DIFFERENTLY']);
  });

  it.each([
    ['a product that is not covered', { installationId: 'P99' }, 'installationId', 'NOT_COVERED'],
    ['a kind of another product', { macroTypeId: 'M02' }, 'macroTypeId', 'NOT_VALID'],
    ['a slot that is none', { slotId: 'S0001' }, 'slotId', 'NOT_VALID'],
    ['a slot of a video call', { slotId: 'V1-20261201' }, 'slotId', 'NOT_VALID'],
    ['a slot of another day', { appointmentDate: '2026-12-02' }, 'appointmentDate', 'SLOT_OF_ANOTHER_DAY'],
    ['a day in the past', { slotId: 'T1-20261119', appointmentDate: '2026-11-19' }, 'appointmentDate', 'DAY_IN_PAST'],
    ['a holiday', { slotId: 'T1-20261208', appointmentDate: '2026-12-08' }, 'appointmentDate', 'DAY_NOT_WORKING'],
    ['a Sunday', { slotId: 'T1-20261206', appointmentDate: '2026-12-06' }, 'appointmentDate', 'DAY_NOT_WORKING'],
    ['a day too far', { slotId: 'T1-20270301', appointmentDate: '2027-03-01' }, 'appointmentDate', 'DAY_TOO_FAR'],
    ['today, too late', { slotId: 'T3-20261120', appointmentDate: '2026-11-20' }, 'appointmentDate', 'TOO_LATE'],
    ['a company that is none', { companyId: 'C999' }, 'companyId', 'NOT_VALID'],
    ['a company of another area', { companyId: 'C042' }, 'companyId', 'NOT_IN_AREA'],
    [
      'a company that does not repair it',
      { installationId: 'P03', macroTypeId: 'M03', companyId: 'C021' },
      'companyId',
      'NOT_IN_AREA',
    ],
    ['no company, and no reason why', { companyId: undefined }, 'companyId', 'MISSING'],
    [
      'no company, for a reason that nobody gave',
      { companyId: undefined, errorTechnicianAssignmentCode: 'NO_IDEA' },
      'errorTechnicianAssignmentCode',
      'NOT_VALID',
    ],
    [
      'a video call about what somebody has to come for',
      {
        supportType: 'VIDEOCALL',
        slotId: 'V1-20261123',
        installationId: 'P04',
        macroTypeId: 'M03',
        companyId: undefined,
        appointmentDate: undefined,
      },
      'supportType',
      'NOT_SUPPORTED',
    ],
    [
      'a file that is not what its name says',
      { attachments: [{ file: png, fileName: 'foto.jpg' }] },
      'attachments.0.file',
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'a file with the prefix of a data URL',
      { attachments: [{ file: `data:image/png;base64,${png}`, fileName: 'foto.png' }] },
      'attachments.0.file',
      'NOT_BASE64',
    ],
    [
      'a file of 6 MiB',
      { attachments: [{ file: Buffer.alloc(6 * 1024 * 1024).toString('base64'), fileName: 'foto.png' }] },
      'attachments.0.file',
      'TOO_LARGE',
    ],
    [
      'six files',
      { attachments: Array.from({ length: 6 }, () => ({ file: png, fileName: 'foto.png' })) },
      'attachments',
      'TOO_MANY',
    ],
    ['notes without end', { interventionNote: 'a'.repeat(10_000) }, 'interventionNote', 'TOO_LONG'],
    ['a CAP that nobody serves', { address: { ...visit.address, zipCode: '09121' } }, 'companyId', 'NOT_IN_AREA'],
  ])('rejects %s, with nothing written', async (_, fault, campo, codice) => {
    const booking = await as();
    const { status, body } = await booking.book({ ...visit, ...fault });
    expect([status, body.header.campi]).toEqual([400, [{ campo, codice }]]);
    expect(await booking.list()).toEqual([]);
    expect(await placesOf('C017', '2026-12-01')).toEqual([]);
  });

  it('keeps photos that come along in base64, drawn anew (prenotazione.bozza.2)', async () => {
    const booking = await as();
    const { status, body } = await booking.book({ ...visit, attachments: [{ file: png, fileName: 'caldaia.png' }] });
    expect(status).toBe(200);
    expect(await booking.one(body.id)).toMatchObject({
      attachments: [{ fileName: 'caldaia.jpg', type: 'Immagini' }],
    });
  });

  it.each([true, false])('keeps the consent as it was said: %s (prenotazione.regole.1)', async (privacyConsent) => {
    const booking = await as();
    const { id } = (await booking.book({ ...visit, privacyConsent })).body;
    const kept = () => gateway.database.pool.query('select privacy_consent from interventions where id = $1', [id]);
    expect((await kept()).rows).toEqual([{ privacy_consent: privacyConsent }]);
    const contacts = { supportType: 'EXIT_TECHNICAL', source: 'WEB', userContact: visit.userContact };
    await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', contacts);
    expect((await kept()).rows).toEqual([{ privacy_consent: privacyConsent }]);
    await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', { ...contacts, privacyConsent: !privacyConsent });
    expect((await kept()).rows).toEqual([{ privacy_consent: !privacyConsent }]);
  });

  it.each([
    ['none', undefined],
    ['one that ran out', "null, '2026-11-19', null"],
    ['one that is valid after the visit', "'2026-12-02', null, null"],
    ['one that was used', "null, null, '2026-11-02'"],
  ])('uses a free hour where another service with %s covers it too (prenotazione.regole.7)', async (_, hour) => {
    const { pool } = gateway.database;
    const { rows } = await pool.query<{ contract_code: string }>(
      `select contract_code from free_hours join vas_contracts v on v.code = contract_code
       join accounts a on a.customer_code = v.customer_code where a.username = 'full'`,
    );
    const free = rows[0]?.contract_code;
    const other = '1000000000';
    await pool.query(
      `insert into vas_contracts select (jsonb_populate_record(v, jsonb_build_object('code', $2::text))).*
       from vas_contracts v where code = $1`,
      [free, other],
    );
    onTestFinished(async () => void (await pool.query('delete from vas_contracts where code = $1', [other])));
    await pool.query(
      `insert into covered_installations select $2, installation_id from covered_installations where contract_code = $1`,
      [free, other],
    );
    if (hour !== undefined) await pool.query(`insert into free_hours values ('${other}', ${hour})`);
    const booking = await as();
    const { body } = await booking.book(visit);
    expect(await booking.one(body.id)).toMatchObject({ contractRisolveId: free, freeHourUsed: true });
  });

  it('rejects an eleventh booking within a quarter of an hour', async () => {
    const booking = await as();
    const statuses: number[] = [];
    for (let place = 1; place <= 11; place += 1) {
      const { status } = await booking.book({ ...videocall, slotId: `V${place}-20261123` });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('rejects an installation that no service of the customer covers', async () => {
    const { body } = await (await as('gas')).book(visit);
    expect(body.header.campi).toEqual([{ campo: 'installationId', codice: 'NOT_COVERED' }]);
  });
});
