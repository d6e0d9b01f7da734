import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';
import { notifyOfLateVisits } from '../operations-centre/usecases/late-visits.ts';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, visit } from '../../../test/support/booking.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(async () => {
  await forgetBookings(gateway);
  await rows('delete from technician_links');
});

const base = '/api/sportello/v1';
const today = '2026-11-20';
const bearerOf = async (username: string) => (await gateway.signIn(username)).access_token;
const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function agreed(day = today, window = 'T2'): Promise<string> {
  const { body } = await bookingOf(gateway, await bearerOf('full')).book(visit);
  const id = String(body.id);
  await rows(
    `update interventions set sub_state = 'APPOINTMENT_AGREED', latitude = 45.4621, longitude = 9.1554 where id = $1`,
    id,
  );
  await rows(
    `update intervention_slots set day = $2, window_id = $3, state = 'CONFIRMED' where intervention_id = $1`,
    id,
    day,
    window,
  );
  return id;
}

async function linkFor(company = 'C017', body: object = {}) {
  const bearer = await bearerOf('operatore');
  return gateway.send({
    method: 'POST',
    url: `${base}/operatore/ditte/${company}/tecnici`,
    bearer,
    payload: { tecnico: 'Marco Riva', giorno: today, ...body },
  });
}

async function technician(company?: string, body?: object) {
  const made = await linkFor(company, body);
  expect(made.status).toBe(200);
  const link = new URL(String(made.body.link)).hash.replace('#codice=', '');
  const headers = { 'x-link-tecnico': link };
  const post = (path: string, payload: object) =>
    gateway.send({ method: 'POST', url: `${base}/tecnico/visite/${path}`, headers, payload });
  return {
    link,
    visits: () => gateway.send({ url: `${base}/tecnico/visite`, headers }),
    photo: (id: string, number: string) =>
      gateway.send({ url: `${base}/tecnico/visite/${id}/foto/${number}`, headers }),
    setOut: (id: string, payload: object) => post(`${id}/viaggio`, payload),
    step: (id: string, passo: string, versione: number, nota?: string) =>
      post(`${id}/passo`, { passo, versione, ...(nota !== undefined && { nota }) }),
    addPhoto: (id: string, file: string) => post(`${id}/foto`, { file, fileName: 'fatto.png' }),
  };
}

async function customer(username = 'full') {
  const bearer = await bearerOf(username);
  return {
    where: (id: string, company = '017') =>
      gateway.send({ url: `/api/interventotecnico/v1/interventions/${id}/companies/${company}/geolocate`, bearer }),
    who: (id: string) => gateway.send({ url: `${base}/interventi/${id}/tecnico`, bearer }),
    portrait: (id: string) => gateway.send({ url: `${base}/interventi/${id}/tecnico/foto`, bearer }),
  };
}

const told = async (id: string) =>
  (
    await rows(
      `select data ->> 'step' as step from events where kind = 'INTERVENTION_MOVED' and data ->> 'interventionId' = $1 order by id`,
      id,
    )
  ).map(({ step }: { step: string }) => step);

const near = { latitudine: 45.47, longitudine: 9.17 };

describe('the link of a technician (intervento.tecnico.1)', () => {
  it('opens the visits of its company and day, and no others', async () => {
    const [mine, later] = [await agreed(), await agreed('2026-11-23')];
    const { visits } = await technician();
    const { body } = await visits();
    expect(body).toMatchObject({ tecnico: 'Marco Riva', ditta: '017', giorno: today, oggi: true });
    expect(body.visite.map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect(body.visite[0]).toMatchObject({
      inizio: '11:00',
      indirizzo: 'Via Washington 70, 20146 Milano (MI)',
      inViaggio: null,
    });
    const other = await technician('C021');
    expect((await other.visits()).body.visite).toEqual([]);
    for (const id of [mine, later, 'I00000000']) {
      expect((await other.setOut(id, { minuti: 30 })).status).toBe(404);
      expect((await other.step(id, 'INIZIA', 0)).status).toBe(404);
      expect((await other.addPhoto(id, png)).status).toBe(404);
    }
  });

  it('stores a link only as a keyed hash, and accepts it until its day ends or it is revoked', async () => {
    const { link, visits } = await technician();
    const [kept] = await rows('select hash, expires_at from technician_links');
    expect(kept.hash).not.toContain(link);
    expect(kept.expires_at.toISOString()).toBe('2026-11-20T23:00:00.000Z');
    const bearer = await bearerOf('operatore');
    const url = `${base}/operatore/ditte/C017/tecnici`;
    const { body } = await gateway.send({ url, bearer });
    expect(body.link).toMatchObject([{ tecnico: 'Marco Riva', giorno: today, foto: false, revocato: false }]);
    const at = `${url}/${body.link[0].id}`;
    expect((await gateway.send({ method: 'DELETE', url: at, bearer })).status).toBe(200);
    const { status, body: refused } = await visits();
    expect([status, refused.header.codice]).toEqual([401, 'LINK_NOT_VALID']);
    expect((await gateway.send({ method: 'DELETE', url: at.replace('C017', 'C021'), bearer })).status).toBe(404);
  });

  it.each([
    ['a day that is over', { giorno: '2026-11-19' }, 'giorno', 'DAY_IN_PAST'],
    ['a day too far ahead', { giorno: '2027-01-01' }, 'giorno', 'TOO_LARGE'],
    ['what is no photo', { foto: 'JVBERi0xLjcK' }, 'foto', 'FILE_TYPE_NOT_ALLOWED'],
    ['a number that is none', { cellulare: 'ieri' }, 'cellulare', 'NOT_VALID'],
  ])('rejects a link with %s', async (_, body, campo, codice) => {
    const { status, body: answer } = await linkFor('C017', body);
    expect([status, answer.header.campi]).toEqual([400, [{ campo, codice }]]);
  });

  it('rejects a link for video calls, and sends a link by SMS to a given number', async () => {
    expect((await linkFor('CENTRALE')).status).toBe(404);
    const { body } = await linkFor('C017', { cellulare: '+393330000001' });
    expect(body.inviato).toBe(true);
    expect(await rows(`select recipient from messages where template = 'technician-link'`)).toEqual([
      { recipient: '+393330000001' },
    ]);
  });
});

describe('a technician on the way (intervento.tecnico.2)', () => {
  it('notifies the customer once of a technician on the way, and hides the position on arrival', async () => {
    const id = await agreed();
    const { setOut, step, visits } = await technician('C017', { foto: png });
    const { where, who, portrait } = await customer();
    expect((await where(id)).body.currentLocation).toBeNull();
    expect((await who(id)).body.tecnico).toBeNull();
    expect((await setOut(id, { minuti: 45, posizione: near })).status).toBe(200);
    expect((await setOut(id, { posizione: { latitudine: 45.465, longitudine: 9.16 } })).status).toBe(200);
    expect((await where(id)).body.currentLocation).toEqual({ latitude: 45.465, longitude: 9.16 });
    expect((await where(id, 'C017')).status).toBe(200);
    expect((await who(id)).body.tecnico).toMatchObject({ nome: 'Marco Riva', foto: true, inRitardo: false });
    expect(String((await portrait(id)).body.foto)).toMatch(/^\/9j/);
    expect(await told(id)).toEqual(['IN_VIAGGIO']);
    expect(await rows('select latitude from technician_trips')).toHaveLength(1);
    expect((await visits()).body.visite[0].inViaggio).toMatchObject({ proprio: true });
    expect((await step(id, 'INIZIA', 0)).body.versione).toBe(1);
    expect((await where(id)).body.currentLocation).toBeNull();
    expect((await who(id)).body.tecnico).toMatchObject({ nome: 'Marco Riva', arrivo: null });
    expect(await rows('select latitude, seen_at from technician_trips')).toEqual([{ latitude: null, seen_at: null }]);
    expect((await step(id, 'COMPLETA', 1, 'Cambiata la scheda')).status).toBe(200);
    expect((await who(id)).body.tecnico).toBeNull();
    const events = await rows(
      `select kind, "by", by_name, note from intervention_events where intervention_id = $1 order by id`,
      id,
    );
    expect(events.slice(1)).toEqual([
      { kind: 'IN_VIAGGIO', by: 'DITTA', by_name: 'Marco Riva', note: null },
      { kind: 'INIZIA', by: 'DITTA', by_name: 'Marco Riva', note: null },
      { kind: 'COMPLETA', by: 'DITTA', by_name: 'Marco Riva', note: 'Cambiata la scheda' },
    ]);
  });

  it('answers 404 for another company, another customer and a missing visit', async () => {
    const id = await agreed();
    const { setOut } = await technician();
    await setOut(id, { minuti: 30, posizione: near });
    const { where } = await customer();
    const stranger = await customer('dual');
    expect([
      (await where(id, '021')).status,
      (await where('I00000000')).status,
      (await stranger.where(id)).status,
      (await stranger.who(id)).status,
      (await stranger.portrait(id)).status,
    ]).toEqual([404, 404, 404, 404, 404]);
  });

  it('hides a position that is older than ten minutes', async () => {
    const id = await agreed();
    const { setOut } = await technician();
    await setOut(id, { minuti: 30, posizione: near });
    await rows(`update technician_trips set seen_at = seen_at - interval '11 minutes'`);
    const { where, who } = await customer();
    expect((await where(id)).body.currentLocation).toBeNull();
    expect((await who(id)).body.tecnico).not.toBeNull();
  });

  it('needs no position: who says in how many minutes is on the way', async () => {
    const id = await agreed();
    const { setOut } = await technician();
    expect((await setOut(id, { posizione: near })).body.header.campi).toEqual([{ campo: 'minuti', codice: 'MISSING' }]);
    expect((await setOut(id, { minuti: 30 })).body.arrivo).toBe('2026-11-20T09:30:00.000Z');
    const [row] = await rows('select geolocation_active from interventions where id = $1', id);
    expect(row.geolocation_active).toBe(false);
  });

  it('sets out for what is agreed, on its day alone', async () => {
    const later = await agreed('2026-11-23');
    const link = await technician('C017', { giorno: '2026-11-23' });
    expect((await link.visits()).body.oggi).toBe(false);
    expect((await link.setOut(later, { minuti: 30 })).body.header.codice).toBe('VISIT_NOT_OPEN');
    expect((await link.step(later, 'INIZIA', 0)).body.header.codice).toBe('VISIT_NOT_OPEN');
    const id = await agreed();
    const { step, setOut } = await technician();
    expect((await step(id, 'COMPLETA', 0)).body.header.codice).toBe('STEP_NOT_ALLOWED');
    await step(id, 'INIZIA', 0);
    expect((await setOut(id, { minuti: 30 })).body.header.codice).toBe('VISIT_NOT_OPEN');
    expect((await step(id, 'COMPLETA', 0)).body.header.codice).toBe('CHANGED_MEANWHILE');
  });

  it('adds photos to what is under way, drawn anew, ten at most', async () => {
    const id = await agreed();
    const { addPhoto, step, photo, visits } = await technician();
    expect((await addPhoto(id, png)).body.header.codice).toBe('VISIT_NOT_OPEN');
    await step(id, 'INIZIA', 0);
    const before = (await visits()).body.visite[0].foto.length as number;
    const { body } = await addPhoto(id, png);
    expect(body).toMatchObject({ nome: 'fatto.jpg' });
    expect((await photo(id, String(body.id))).body).toMatchObject({ tipo: 'image/jpeg' });
    expect((await addPhoto(id, 'JVBERi0xLjcK')).body.header.campi).toEqual([
      { campo: 'file', codice: 'FILE_TYPE_NOT_ALLOWED' },
    ]);
    for (let more = before + 1; more < 10; more += 1) expect((await addPhoto(id, png)).status).toBe(200);
    expect((await addPhoto(id, png)).body.header.campi).toEqual([{ campo: 'file', codice: 'TOO_MANY' }]);
  });

  it('notifies the customer once when a technician sets out twenty times at once', async () => {
    const id = await agreed();
    const { setOut } = await technician();
    const answers = await Promise.all(Array.from({ length: 20 }, () => setOut(id, { minuti: 30, posizione: near })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await told(id)).toEqual(['IN_VIAGGIO']);
  });
});

describe('a delay (intervento.tecnico.5)', () => {
  it('notifies the customer once, in advance, of an arrival after the window', async () => {
    const id = await agreed(today, 'T1');
    const { setOut } = await technician();
    await setOut(id, { minuti: 90 });
    expect(await told(id)).toEqual(['RITARDO_PREVISTO']);
    await setOut(id, { minuti: 90 });
    expect(await told(id)).toEqual(['RITARDO_PREVISTO']);
    const { who } = await customer();
    expect((await who(id)).body.tecnico).toMatchObject({ inRitardo: true });
  });

  it('notifies the customer when the window is nearly over and nobody has set out', async () => {
    const id = await agreed(today, 'T1');
    const late = servicesOf({
      config: readConfig({}),
      pool: gateway.database.pool,
      clock: () => new Date('2026-11-20T09:45:00Z'),
    });
    await notifyOfLateVisits(late);
    await notifyOfLateVisits(late);
    expect(await told(id)).toEqual(['RITARDO_PREVISTO']);
  });
});
