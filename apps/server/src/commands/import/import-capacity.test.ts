import { beforeEach, describe, expect, it } from 'vitest';
import { tableKinds } from './kinds/index.ts';
import { kindPlan } from './kinds/kind.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingAs, forgetBookings, placesIn, visit } from '../../../test/support/booking.ts';
import { useFiles } from '../../../test/support/import-files.ts';

// Imported company data also applies to days that already have bookings. Company 017 is booked on Tuesday 1 December,
// the first window of the day.
const gateway = useApp();
const files = useFiles();
beforeEach(() => forgetBookings(gateway));

async function load(kind: string, ...lines: readonly string[]): Promise<void> {
  const found = tableKinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  const { refusals, isWritten } = await files.importLines(gateway.database.pool, kindPlan(found), lines);
  expect({ refusals, isWritten }).toEqual({ refusals: [], isWritten: true });
}
const hours = (places: number) =>
  load('company-hours', 'companyId;weekday;opens;closes;places', `C017;2;08:00;18:00;${places}`);
const travel = (minutes: number) =>
  load('companies', 'id;code;supportType;travelMinutes', `C017;017;EXIT_TECHNICAL;${minutes}`);
const near = async () => placesIn(gateway, 'C017', '2026-12-01');

describe('capacity that is imported (prenotazione.capienza.3)', () => {
  it('sets how many places can be booked, and never fewer than are taken', async () => {
    const { book } = await bookingAs(gateway);
    await travel(0);
    await hours(1);
    expect([(await book(visit)).status, (await book(visit)).status]).toEqual([200, 409]);
    await hours(2);
    expect([(await book(visit)).status, (await book(visit)).status]).toEqual([200, 409]);
    await hours(0);
    const { rows } = await gateway.database.pool.query(
      `select places, taken from company_places where company_id = 'C017' and taken > 0`,
    );
    expect(rows).toEqual([{ places: 2, taken: 2 }]);
  });

  it('blocks windows near a booking when the travel time grows, and releases them when it shrinks', async () => {
    await travel(0);
    await hours(1);
    await (await bookingAs(gateway)).book(visit);
    const alone = (await near()).filter((each) => 'taken' in each && each.taken === 1);
    expect(alone).toEqual([{ window_id: 'T1', taken: 1, before: 0, after: 0 }]);
    await travel(200);
    expect(await near()).toContainEqual({ window_id: 'T2', taken: 0, before: 1, after: 0 });
    await travel(0);
    expect(await near()).toContainEqual({ window_id: 'T2', taken: 0, before: 0, after: 0 });
  });

  it('updates which windows near a booking are blocked when a window is moved', async () => {
    await travel(30);
    await hours(1);
    await (await bookingAs(gateway)).book(visit);
    const { rows } = await gateway.database.pool.query<{ starts: string; ends: string }>(
      `select starts, ends from slot_windows where id = 'T2'`,
    );
    const window = (starts: string, ends: string) =>
      load('slot-windows', 'id;supportType;starts;ends', `T2;EXIT_TECHNICAL;${starts};${ends}`);
    await window('16:58', '16:59');
    expect(await near()).toContainEqual({ window_id: 'T2', taken: 0, before: 0, after: 0 });
    await window('11:05', '11:06');
    expect(await near()).toContainEqual({ window_id: 'T2', taken: 0, before: 1, after: 0 });
    await window(rows[0]?.starts ?? '', rows[0]?.ends ?? '');
  });
});
