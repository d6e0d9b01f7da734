import pg from 'pg';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { addRacers, fillBookings } from '../lib/fill-bookings.ts';
import { measureInTurn } from '../lib/in-turn.ts';
import { Client } from '../lib/load.ts';
import { signIn, signInToWrite } from '../lib/sign-in.ts';
import { against, table } from '../lib/table.ts';

const CAP = '20146';
const bookings = 100_000;
const rounds = 7;
const requests = 100;
const atOnce = 2;
const racers = 200;
/** Places in the contested window: fifty companies with two each, half as many as the customers who want one. */
const places = 100;

const path = '/api/interventotecnico/v1/interventions/P01/slots?supportType=EXIT_TECHNICAL';

/** Measures if the free slots of fifty companies, over all available days, slow down as calendars fill. */
export const slots: Bench = {
  name: 'slots',
  title: 'p99 of the free slots of 30 days, calendars empty and full; bookings per second of one window',
  longestMinutes: 15,
  async run(place, opened) {
    const { admin, create, start } = await openDatabases(place, opened);
    const origins: string[] = [];
    for (const [at, size] of [0, bookings].entries()) {
      const name = `slots_${at}`;
      const url = await create(name);
      const { origin } = await start(name, url);
      await fillBookings(url, CAP, size);
      origins.push(origin);
    }
    await admin.query('checkpoint');
    const client = new Client(atOnce);
    opened.push(async () => client.close());
    const targets = [];
    for (const origin of origins) targets.push([{ url: origin + path, token: await signIn(origin, 'full') }]);
    const { p50, p99, ratio } = await measureInTurn(client, targets, { requests, rounds, atOnce });
    const free = table(
      [
        'free slots of 50 companies',
        'p50 empty',
        `p50 with ${bookings.toLocaleString('en')}`,
        'p99 empty',
        'p99 full',
        'p99 ratio',
      ],
      [['all days that are offered', ...p50.map(ms), ...p99.map(ms), against(ratio, { atMost: 1.3 })]],
    );
    const { origin: second } = await start('slots_second', place.database('slots_0'));
    const race = await raceFor(place.database('slots_0'), [origins[0] ?? '', second]);
    return `${free}\n\n${race}`;
  },
};

async function raceFor(database: string, servers: readonly string[]): Promise<string> {
  const usernames = await addRacers(database, racers);
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  await admin.query(`update company_hours set places = ${places / 50} where company_id like 'B%'`);
  const runners = [];
  for (const [at, username] of usernames.entries()) {
    const server = servers[at % servers.length] ?? '';
    runners.push({ server, at, ...(await signInToWrite(server, username)) });
  }
  const answer = await fetch(`${servers[0]}${path}`, { headers: { authorization: `Bearer ${runners[0]?.token}` } });
  const { slots: offered } = (await answer.json()) as { slots: { id: string; date: string }[] };
  const slot = offered.at(-1);
  if (slot === undefined) throw new Error('no slot is free');
  const start = performance.now();
  const answers = await Promise.all(
    runners.map(async ({ server, at, token, antiForgery }) => {
      const began = performance.now();
      const sent = await fetch(`${server}/api/interventotecnico/v1/interventions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': `gara-${String(at).padStart(16, '0')}`,
          ...antiForgery,
        },
        body: JSON.stringify({
          supportType: 'EXIT_TECHNICAL',
          slotId: slot.id,
          appointmentDate: slot.date,
          companyId: `B${(at % 50) + 1}`,
          installationId: 'P01',
          macroTypeId: 'M01',
          privacyConsent: true,
          userContact: { email: 'gara@example.it', phoneNumber: '+393331234567' },
          address: { street: 'Via Washington 70', zipCode: CAP, province: 'MI', city: 'Milano', country: 'IT' },
          source: 'WEB',
          interventionNote: 'La caldaia si spegne da sola.',
        }),
      });
      await sent.text();
      return { status: sent.status, ms: performance.now() - began };
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await admin.query<{ sold: number }>(
    `select sum(taken)::int as sold from company_places where company_id like 'B%' and day = $1`,
    [slot.date],
  );
  await admin.end();
  const count = (status: number) => String(answers.filter((each) => each.status === status).length);
  const times = answers.map((each) => each.ms).toSorted((one, other) => one - other);
  const others = answers.filter(({ status }) => status !== 200 && status !== 409).length;
  return table(
    [
      `${racers} at once for ${places} places, two servers`,
      'booked',
      'told 409',
      'else',
      'sold',
      'booked/s',
      'answers/s',
      'p99',
    ],
    [
      [
        'one window of 50 companies',
        count(200),
        count(409),
        String(others),
        String(rows[0]?.sold),
        (Number(count(200)) / seconds).toFixed(0),
        (racers / seconds).toFixed(0),
        ms(times[Math.floor(times.length * 0.99)] ?? 0),
      ],
    ],
  );
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
