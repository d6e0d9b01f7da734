import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, png, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const as = (username?: string) => bookingAs(gateway, username);
const placesOf = (company: string, day: string) => placesIn(gateway, company, day);

describe('a draft', () => {
  const place = {
    supportType: 'EXIT_TECHNICAL',
    slotId: 'T1-20261201',
    installationId: 'P01',
    cap: '20146',
    companyId: 'C021',
    appointmentDate: '2026-12-01',
  };

  it('is read again as it was saved, with its files, by its customer alone', async () => {
    const booking = await as();
    const id = randomUUID();
    expect((await booking.readDraft(id)).status).toBe(404);
    await booking.draft(id, { flusso: 'InterventoTecnico', campi: { installationId: 'P01' } });
    await booking.addFile(id, { file: png, fileName: 'caldaia.png' });
    expect((await booking.readDraft(id)).body.bozza).toMatchObject({
      campi: { installationId: 'P01' },
      file: [{ posizione: 1, nome: 'caldaia.jpg' }],
      fascia: null,
    });
    const other = await as('vas');
    expect((await other.readDraft(id)).status).toBe(404);
    expect((await other.draft(id)).status).toBe(404);
  });

  it('takes five files and no sixth', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => booking.addFile(id, { file: png, fileName: 'a.png' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('keeps a place for ten minutes, which goes into the booking', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    expect((await booking.hold(id, place)).body.fascia).toMatchObject({
      companyId: 'C021',
      scade: '2026-11-20T09:10:00.000Z',
    });
    expect((await booking.hold(id, place)).status).toBe(200);
    const second = randomUUID();
    await booking.draft(second);
    const refused = await booking.hold(second, place);
    expect([refused.status, refused.body.header.codice]).toEqual([409, 'SLOT_TAKEN']);
    expect(refused.body.header.fasceLibere[0]).toMatchObject({ date: '2026-12-01' });
    const { status } = await booking.book({ ...visit, companyId: 'C021' }, randomUUID(), id);
    expect(status).toBe(200);
    expect((await booking.readDraft(id)).status).toBe(404);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });

  it('that was booked doesn’t begin again from another tab', async () => {
    const booking = await as();
    const id = randomUUID();
    await booking.draft(id);
    expect((await booking.book({ ...visit, companyId: 'C021' }, id, id)).status).toBe(200);
    expect((await booking.draft(id)).status).toBe(404);
    expect((await booking.hold(id, place)).status).toBe(404);
    const other = await as('vas');
    expect((await other.draft(id)).status).toBe(200);
  });

  it('keeps nothing that has run out', async () => {
    const booking = await as();
    const [first, second] = [randomUUID(), randomUUID()];
    await booking.draft(first);
    await booking.draft(second);
    await booking.hold(first, place);
    await gateway.database.pool.query("update slot_holds set expires_at = expires_at - interval '11 minutes'");
    expect((await booking.readDraft(first)).body.bozza.fascia).toBeNull();
    expect((await booking.hold(second, place)).status).toBe(200);
    expect(await placesOf('C021', '2026-12-01')).toMatchObject([{ taken: 1 }, { before: 1 }]);
  });
});
