import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, visit } from '../../../test/support/booking.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

async function listed(query = '') {
  const bearer = (await gateway.signIn('full')).access_token;
  const { body } = await gateway.send({ url: `/api/interventotecnico/v1/interventions${query}`, bearer });
  return { ids: (body.interventions as { id: string }[]).map(({ id }) => id), total: body.total as number };
}

const createdAt = (id: string, at: string) =>
  gateway.database.pool.query('update interventions set created_at = $2 where id = $1', [id, at]);

describe('the list of interventions (intervento.chiamate.1)', () => {
  it('returns an empty list to a customer without interventions', async () => {
    expect(await listed()).toEqual({ ids: [], total: 0 });
  });

  it('returns interventions newest first, in pages, with their total number', async () => {
    for (const [at, id] of ['I8000001', 'I8000002', 'I8000003'].entries()) {
      await giveVisit(gateway, 'full', { id });
      await createdAt(id, `2026-11-1${at}T09:00Z`);
    }
    await giveVisit(gateway, 'vas', { id: 'I8000004' });
    expect(await listed()).toEqual({ ids: ['I8000003', 'I8000002', 'I8000001'], total: 3 });
    expect(await listed('?limit=2')).toEqual({ ids: ['I8000003', 'I8000002'], total: 3 });
    expect(await listed('?limit=2&offset=2')).toEqual({ ids: ['I8000001'], total: 3 });
  });

  it.each([
    ['2021-11-20T09:00:00Z', 1],
    ['2021-11-20T08:59:59Z', 0],
  ])('reaches back five years: one of %s counts %i', async (at, total) => {
    const { id } = await giveVisit(gateway, 'full', {});
    await createdAt(id, at);
    expect((await listed()).total).toBe(total);
    expect((await listed()).ids).toHaveLength(total);
  });

  it('shows all appointments, the newest first, and files by their kind without invoices', async () => {
    const { id } = await giveVisit(gateway, 'full', {
      state: 'In Progress',
      subState: 'AWAITING_QUOTE',
      slots: [
        ['2026-11-11', 'T1', 'CANNOT COMPLETE'],
        ['2026-11-18', 'T2', 'COMPLETED'],
      ],
    });
    await gateway.database.pool.query(
      `insert into intervention_files (intervention_id, kind, name, media_type, content)
       select $1, kind, lower(kind) || '.pdf', 'application/pdf', '%PDF'
       from unnest(array['IMMAGINI', 'PREVENTIVI', 'FATTURE', 'ORDINE_DI_LAVORO']) kind`,
      [id],
    );
    const one = await (await bookingAs(gateway)).one(id);
    expect(one).toMatchObject({
      appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
      timeSlots: [
        { id: `${id}-2`, date: '2026-11-18', start: '11:00', end: '13:00', state: 'COMPLETED' },
        { id: `${id}-1`, date: '2026-11-11', start: '09:00', end: '11:00', state: 'CANNOT COMPLETE' },
      ],
      date: '2026-11-10',
      isFeedbackLeft: false,
    });
    const { attachments } = one as unknown as { attachments: { fileName: string; type: string }[] };
    expect(attachments.map(({ fileName, type }) => [fileName, type])).toEqual([
      ['immagini.pdf', 'Immagini'],
      ['preventivi.pdf', 'Preventivi'],
      ['ordine_di_lavoro.pdf', 'Ordine di Lavoro'],
    ]);
  });

  it('includes even old interventions in the customer’s personal data', async () => {
    const { id } = await giveVisit(gateway, 'full', {});
    await createdAt(id, '2015-11-20T09:00Z');
    const bearer = (await gateway.signIn('full')).access_token;
    const { interventi } = (await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer })).body;
    expect(interventi).toMatchObject([{ id, date: '2015-11-20' }]);
  });

  it('shows address, contacts and note as they were sent', async () => {
    const booking = await bookingAs(gateway);
    const { id } = (await booking.book({ ...visit, address: { ...visit.address, note: 'Scala B' } })).body;
    const { street, zipCode: cap, city, province, country } = visit.address;
    expect(await booking.one(id)).toMatchObject({
      source: 'Web',
      address: { street, cap, city, province, country, note: 'Scala B', lat: null, lon: null },
      customer: visit.userContact,
      contactMode: null,
      note: visit.interventionNote,
      date: '2026-11-20',
    });
  });
});
