import pg from 'pg';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { addRacers, fillBookings } from '../lib/fill/bookings.ts';
import { measureInTurn } from '../lib/in-turn.ts';
import { Client } from '../lib/load.ts';
import type { Place } from '../lib/place.ts';
import { signIn, signInToWrite } from '../lib/sign-in.ts';
import { quantile } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';

const CAP = '20146';
const COMPANIES = 50;
const atOnce = 2;

const path = '/api/interventotecnico/v1/interventions/P01/slots?supportType=EXIT_TECHNICAL';

/** Measures if the free slots of fifty companies, over all available days, slow down as calendars fill. */
export const slots: Bench = {
  name: 'slots',
  title: 'p99 of the free slots of 30 days, calendars empty and full; bookings per second of one window',
  longestMinutes: 15,
  async run(place, opened) {
    const bookings = 100_000;
    // Half as many places as customers who want one.
    const extent = { bookings, rounds: 7, requests: 100, racers: 200, placesEach: 2, companies: COMPANIES };
    const { p50, p99, ratio, race } = await measureSlots(place, opened, extent);
    const free = table(
      [
        `free slots of ${COMPANIES} companies`,
        'p50 empty',
        `p50 with ${bookings.toLocaleString('en')}`,
        'p99 empty',
        'p99 full',
        'p99 ratio',
      ],
      [['all days that are offered', ...p50.map(ms), ...p99.map(ms), against(ratio, { atMost: 1.3 })]],
    );
    const { racers, placesEach, companies } = extent;
    const contested = table(
      [
        `${racers} at once for ${placesEach * companies} places, two servers`,
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
          `one window of ${companies} companies`,
          ...[race.booked, race.tooLate, race.others, race.sold].map(String),
          (race.booked / race.seconds).toFixed(0),
          (racers / race.seconds).toFixed(0),
          ms(race.p99),
        ],
      ],
    );
    return `${free}\n\n${contested}`;
  },
};

interface Extent {
  /** Bookings of the full calendars. */
  readonly bookings: number;
  readonly rounds: number;
  readonly requests: number;
  /** Customers who want a place in one window of some companies, and the places of each. */
  readonly racers: number;
  readonly companies: number;
  readonly placesEach: number;
}

export async function measureSlots(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { bookings, rounds, requests, ...wanted }: Extent,
) {
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
  const times = await measureInTurn(client, targets, { requests, rounds, atOnce });
  const { origin: second } = await start('slots_second', place.database('slots_0'));
  const race = await raceFor(place.database('slots_0'), [origins[0] ?? '', second], wanted);
  return { ...times, race };
}

async function raceFor(
  database: string,
  servers: readonly string[],
  { racers, companies, placesEach }: Pick<Extent, 'racers' | 'companies' | 'placesEach'>,
) {
  const usernames = await addRacers(database, racers);
  const admin = new pg.Client({ connectionString: database });
  await admin.connect();
  await admin.query(`update company_hours set places = ${placesEach} where company_id like 'B%'`);
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
          companyId: `B${(at % companies) + 1}`,
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
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  const [booked, tooLate] = [count(200), count(409)];
  const p99 = quantile(
    answers.map((each) => each.ms),
    0.99,
  );
  return { booked, tooLate, others: racers - booked - tooLate, sold: rows[0]?.sold ?? 0, seconds, p99 };
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
