import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, videocall, visit } from '../../../test/support/booking.ts';
import { listenForUpdates } from '../../../test/support/services.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const email = 'casa@example.it';
const phoneNumber = '+393331234567';
const call = { supportType: 'VIDEOCALL', source: 'WEB' };
const first = 'MODIFY_FIRST_APPOINTMENT';

async function sentMessages(id: string) {
  const { rows } = await gateway.database.pool.query(
    `select m.template, m.channel, m.recipient, m.text from messages m join events e on e.id = m.event_id
     where e.data ->> 'interventionId' = $1 order by e.id`,
    [id],
  );
  return rows as { template: string; channel: string; recipient: string; text: string }[];
}

describe('a message about a booking', () => {
  it.each([
    ['by mail to whom wants the link there', { email, phoneNumber }, 'EMAIL', 'MAIL', email],
    ['by SMS to whom wants the link there', { email, phoneNumber }, 'SMS', 'SMS', phoneNumber],
    ['by mail to whom chose nothing', { email, phoneNumber }, undefined, 'MAIL', email],
    ['by SMS to whom gave no mail', { phoneNumber }, undefined, 'SMS', phoneNumber],
  ] as const)('goes %s, at the booking, each change and the end', async (_, userContact, mode, channel, recipient) => {
    const booking = await bookingAs(gateway);
    const { linkReceptionMode: __, ...rest } = videocall;
    const { body } = await booking.book({ ...rest, userContact, ...(mode && { linkReceptionMode: mode }) });
    await booking.change(body.id, first, { ...call, slotId: 'V2-20261124' });
    await booking.change(body.id, first, { ...call, interventionNote: 'Citofono rotto' });
    await booking.cancel(body.id, { reasonCode: 'R01' });
    const sent = await sentMessages(body.id);
    expect(sent).toMatchObject([
      { template: 'intervention-booked', channel, recipient, text: expect.stringContaining('23 novembre 2026') },
      { template: 'intervention-changed', channel, recipient, text: expect.stringContaining('24 novembre 2026') },
      { template: 'intervention-changed', channel, recipient, text: expect.stringMatching(/appuntamento non cambia/) },
      { template: 'intervention-cancelled', channel, recipient, text: expect.stringContaining('annullato') },
    ]);
    expect(sent[1]?.text).not.toMatch(/non cambia/);
    expect(sent[0]?.text).toMatch(/ideochiamata/);
  });

  it('goes by mail once there is no number for the SMS any more', async () => {
    const booking = await bookingAs(gateway);
    const { body } = await booking.book({
      ...videocall,
      userContact: { email, phoneNumber },
      linkReceptionMode: 'SMS',
    });
    await booking.change(body.id, first, { ...call, userContact: { email } });
    expect(await sentMessages(body.id)).toMatchObject([
      { channel: 'SMS', recipient: phoneNumber },
      { channel: 'MAIL', recipient: email },
    ]);
  });

  it('says until when a company is looked for, and not for a company that was chosen', async () => {
    const booking = await bookingAs(gateway);
    const { companyId: _, ...rest } = visit;
    const asked = (await booking.book({ ...rest, errorTechnicianAssignmentCode: 'NO_COMPANY_ON_DATE' })).body.id;
    const chosen = (await booking.book({ ...visit, slotId: 'T3-20261202', appointmentDate: '2026-12-02' })).body.id;
    const search = /entro sabato 21 novembre 2026 alle 18:00/;
    expect((await sentMessages(asked))[0]?.text).toMatch(search);
    expect((await sentMessages(chosen))[0]?.text).not.toMatch(search);
    const { rows } = await gateway.database.pool.query(
      `select data ->> 'interventionId' as id, data ->> 'searchedUntil' as until, data ->> 'standing' as standing,
              data ->> 'keepsAppointment' as keeps
       from events where data ->> 'interventionId' = any ($1) order by id desc`,
      [[asked, chosen]],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({
      id: asked,
      until: '2026-11-21T17:00:00.000Z',
      standing: 'SEARCHING',
      keeps: 'false',
    });
    expect(rows).toContainEqual({ id: chosen, until: null, standing: 'REQUESTED', keeps: 'false' });
  });

  it('comes with an update of the customer’s open apps', async () => {
    const { rows } = await gateway.database.pool.query("select customer_code from accounts where username = 'full'");
    const updates = await listenForUpdates(gateway);
    await (await bookingAs(gateway)).book(visit);
    await vi.waitFor(() =>
      expect(updates).toContainEqual({ about: 'interventions', customerCode: rows[0]?.customer_code }),
    );
  });
});
