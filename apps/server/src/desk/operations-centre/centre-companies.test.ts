import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, visit } from '../../../test/support/booking.ts';
import { base, centreOf, errorOf } from '../../../test/support/centre.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const { bearerOf, rows, booked, desk } = centreOf(gateway);

describe('companies (operatore.centrale.5)', () => {
  const week = [{ giorno: 2, apre: '08:00', chiude: '18:00', posti: 1 }];
  const given = { attiva: true, licenza: true, viaggio: 0, cap: ['20146'], impianti: ['P01'], orari: week };

  async function managed() {
    const bearer = await bearerOf('operatore');
    const { get, post } = await desk();
    const opened = async (id: string) => (await get(`ditte/${id}`)).body.ditta;
    const standing = async (id: string) => {
      const { versione, nome, telefono, attiva, licenza, viaggio, cap, impianti, orari } = await opened(id);
      const body = {
        attiva,
        licenza,
        viaggio,
        cap,
        impianti,
        orari,
        ...(nome && { nome }),
        ...(telefono && { telefono }),
      };
      return { versione, body };
    };
    const change = (id: string, payload: object, versione?: string) =>
      gateway.send({
        method: 'POST',
        url: `${base}/ditte/${id}`,
        bearer,
        payload,
        ...(versione !== undefined && { headers: { 'if-match': `"${versione}"` } }),
      });
    return { get, post, opened, standing, change };
  }

  it('changes closures, hours and places of a company, and keeps what is booked', async () => {
    const id = await booked();
    const { get, post, opened, standing, change } = await managed();
    const { body: before } = await standing('C017');
    const closed = await post('ditte/C017/chiusure', { giorno: '2026-12-01', chiusa: true });
    expect(closed.body.prenotati).toBe(1);
    expect((await opened('C017')).chiusure).toEqual(['2026-12-01']);
    const places = (await get(`interventi/${id}/posti?giorno=2026-12-01`)).body.posti as { codDitta: string }[];
    expect(places.map(({ codDitta }) => codDitta)).not.toContain('017');
    await post('ditte/C017/chiusure', { giorno: '2026-12-01', chiusa: false });
    const none = [{ giorno: 2, apre: '08:00', chiude: '18:00', posti: 0 }];
    expect((await change('C017', { ...before, licenza: false, orari: none })).status).toBe(200);
    expect(await opened('C017')).toMatchObject({ orari: none, licenza: false });
    expect(await rows(`select places, taken from company_places where company_id = 'C017' and taken > 0`)).toEqual([
      { places: 1, taken: 1 },
    ]);
    expect((await change('C017', before)).status).toBe(200);
    expect((await change('C999', given)).status).toBe(404);
    expect((await get('ditte/C999')).status).toBe(404);
    expect((await post('ditte/C017/chiusure', { giorno: '2026-11-19', chiusa: true })).status).toBe(400);
    expect(errorOf(await change('C017', { ...given, orari: [...week, ...week] }))[2]).toEqual([
      { campo: 'orari', codice: 'REPEATED' },
    ]);
    expect(errorOf(await change('C017', { ...given, impianti: ['P99'] }))[2]).toEqual([
      { campo: 'impianti', codice: 'NOT_VALID' },
    ]);
    expect(errorOf(await change('C017', { ...given, cap: ['2014'] }))[2]).toEqual([
      { campo: 'cap.0', codice: 'NOT_VALID' },
    ]);
  });

  it('creates a company once, which can then be booked where it works', async () => {
    const { post, opened, get } = await managed();
    const body = { codice: '077', nome: 'Idraulica Nuova', ...given };
    expect((await post('ditte', body)).body.id).toBe('C077');
    expect((await post('ditte', body)).body.id).toBe('C077');
    expect(errorOf(await post('ditte', { ...body, cap: [] }))[2]).toEqual([{ campo: 'codice', codice: 'TAKEN' }]);
    expect(errorOf(await post('ditte', { ...body, codice: 'a b' }))[2]).toEqual([
      { campo: 'codice', codice: 'NOT_VALID' },
    ]);
    expect(await opened('C077')).toMatchObject({
      codice: '077',
      nome: 'Idraulica Nuova',
      recensioni: 0,
      cap: ['20146'],
    });
    const id = await booked();
    const places = (await get(`interventi/${id}/posti?giorno=2026-12-01`)).body.posti as { codDitta: string }[];
    expect(places.map(({ codDitta }) => codDitta)).toContain('077');
    await rows(`delete from companies where id = 'C077'`);
  });

  it('changes a company for one of two operators at once, and rejects the other', async () => {
    const { standing, change, opened } = await managed();
    const { versione, body } = await standing('C042');
    const [one, other] = await Promise.all([
      change('C042', { ...body, viaggio: 45 }, versione),
      change('C042', { ...body, viaggio: 50 }, versione),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 412]));
    const { viaggio } = await opened('C042');
    expect(viaggio).toBe(one.status === 200 ? 45 : 50);
    expect((await change('C042', { ...body, viaggio }, versione)).status).toBe(200);
    expect((await change('C042', body)).status).toBe(200);
  });

  it('releases all that a visit takes after the travel time of its company has grown', async () => {
    const id = await booked();
    const { standing, change } = await managed();
    const { body } = await standing('C017');
    const near = () =>
      rows(
        `select window_id, taken, before, after from company_places
         where company_id = 'C017' and taken + before + after > 0 order by window_id`,
      );
    expect((await change('C017', { ...body, viaggio: 200 })).status).toBe(200);
    const taken = await near();
    expect(taken.length).toBeGreaterThan(2);
    expect(taken[0]).toEqual({ window_id: 'T1', taken: 1, before: 0, after: 0 });
    const { walk } = await desk();
    await walk(id, ['ANNULLA', { motivo: 'OPENED_BY_MISTAKE' }]);
    expect(await near()).toEqual([]);
    expect((await change('C017', body)).status).toBe(200);
  });
});

describe('a day on which nobody works (operatore.centrale.7)', () => {
  it('offers no place on a closed day, rejects bookings on it, and keeps what is booked', async () => {
    const bearer = await bearerOf('full');
    await booked();
    const { get, post } = await desk();
    const path = '/api/interventotecnico/v1/interventions/P01/slots?supportType=EXIT_TECHNICAL&date=2026-12-01';
    const offered = async () => (await gateway.send({ url: path, bearer })).body.slots as object[];
    expect(await offered()).not.toEqual([]);
    const closed = await post('festivita', { giorno: '2026-12-01', nome: 'Giorno nostro', chiusa: true });
    expect(closed.body.prenotati).toBe(1);
    expect(await offered()).toEqual([]);
    const { festivita } = (await get('festivita')).body;
    expect(festivita).toContainEqual({ giorno: '2026-12-01', nome: 'Giorno nostro', fissa: false });
    expect(festivita).toContainEqual({ giorno: '2026-12-08', nome: null, fissa: true });
    expect(festivita.filter(({ fissa }: { fissa: boolean }) => fissa)).toHaveLength(10);
    const refused = await bookingOf(gateway, bearer).book(visit);
    expect(errorOf(refused)).toEqual([
      400,
      'REQUEST_NOT_VALID',
      [{ campo: 'appointmentDate', codice: 'DAY_NOT_WORKING' }],
    ]);
    await post('festivita', { giorno: '2026-12-01', chiusa: false });
    expect(await offered()).not.toEqual([]);
    expect(errorOf(await post('festivita', { giorno: '2026-12-08', chiusa: true }))[2]).toEqual([
      { campo: 'giorno', codice: 'ALREADY_CLOSED' },
    ]);
    expect((await post('festivita', { giorno: '2026-11-19', chiusa: true })).status).toBe(400);
  });
});
