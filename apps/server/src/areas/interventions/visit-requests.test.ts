import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { servicesOf } from '../../startup/services.ts';
import { notifyOfLateVisits } from '../../desk/operations-centre/usecases/late-visits.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetBookings, visit } from '../../../test/support/booking.ts';
import { centreOf, errorOf } from '../../../test/support/centre.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
beforeEach(() => forgetBookings(gateway));

const { booked, desk, rows } = centreOf(gateway);
const { companyId: _, ...rest } = visit;
const withoutCompany = { ...rest, errorTechnicianAssignmentCode: 'NO_COMPANY_IN_AREA' };

async function notificationsOf(id: string): Promise<{ title: string; text: string }[]> {
  return rows(`select title, text from notifications where url like '%' || $1 order by at, id`, id);
}

describe('a visit that is asked for (intervento.ricerca.2)', () => {
  it('says that a company is looked for, and until when', async () => {
    const id = await booked(withoutCompany);
    const until = 'entro sabato 21 novembre 2026 alle 18:00';
    const [mail] = await rows(
      `select subject, text from messages where template = 'intervention-booked' and text like '%' || $1 || '%'`,
      id,
    );
    expect(mail?.subject).toBe('Richiesta inviata: cerchiamo un tecnico');
    expect(mail?.text).toContain(until);
    expect(await notificationsOf(id)).toEqual([
      { title: 'Richiesta inviata: cerchiamo un tecnico', text: expect.stringContaining(until) },
    ]);
  });

  it('does not call a visit booked before its company has accepted', async () => {
    const id = await booked();
    const [mail] = await rows(
      `select subject, text from messages where template = 'intervention-booked' and text like '%' || $1 || '%'`,
      id,
    );
    expect(mail?.subject).toBe('Richiesta inviata');
    expect(mail?.text).toContain('la ditta 017 deve accettare la richiesta');
    const [told] = await notificationsOf(id);
    expect(told?.text).not.toMatch(/prenotat|viene/);
  });
});

describe('a search that runs out (intervento.ricerca.1)', () => {
  it('marks an expired search at the centre, and notifies the customer once', async () => {
    const id = await booked(withoutCompany);
    const { queue } = await desk();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const at = (text: string) => servicesOf({ config, pool: gateway.database.pool, clock: () => new Date(text) });
    await notifyOfLateVisits(at('2026-11-21T17:01:00Z'));
    expect(await queue('coda=DA_ASSEGNARE&inRitardo=X')).toMatchObject([{ id }]);
    await notifyOfLateVisits(at('2026-11-21T17:17:00Z'));
    await notifyOfLateVisits(at('2026-11-21T17:30:00Z'));
    const told = (await notificationsOf(id)).filter(({ title }) => title === 'Non abbiamo ancora trovato una ditta');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('martedì 1° dicembre 2026');
  });

  it('lasts as many working days as the provider says', async () => {
    const id = await booked(withoutCompany);
    const { queue } = await desk();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const patient = { ...config, provider: { ...config.provider, companySearchWorkDays: 3 } };
    const at = (text: string) =>
      servicesOf({ config: patient, pool: gateway.database.pool, clock: () => new Date(text) });
    await notifyOfLateVisits(at('2026-11-23T17:01:00Z'));
    expect(await queue('coda=DA_ASSEGNARE&inRitardo=X')).toEqual([]);
    await notifyOfLateVisits(at('2026-11-24T17:01:00Z'));
    expect(await queue('coda=DA_ASSEGNARE&inRitardo=X')).toMatchObject([{ id }]);
  });
});

describe('a company from elsewhere (operatore.centrale.9)', () => {
  const reason = 'La ditta 042 ha un tecnico in città quel giorno.';
  const assign = { codDitta: '042', slotId: 'T1-20261201' };

  it('requires a reason for a company from elsewhere, records it and hides it from the customer', async () => {
    const id = await booked(withoutCompany);
    const { open, step } = await desk();
    const refused = async (more: object) => errorOf(await step(id, 0, 'ASSEGNA', more))[2];
    expect(await refused(assign)).toEqual([{ campo: 'codDitta', codice: 'NOT_IN_AREA' }]);
    expect(await refused({ ...assign, motivoFuoriZona: 'Perché sì' })).toEqual([
      { campo: 'motivoFuoriZona', codice: 'TOO_SHORT' },
    ]);
    expect(await refused({ ...assign, codDitta: '017', motivoFuoriZona: reason })).toEqual([
      { campo: 'motivoFuoriZona', codice: 'NOT_EXPECTED' },
    ]);
    expect((await step(id, 0, 'ASSEGNA', { ...assign, motivoFuoriZona: reason })).status).toBe(200);
    const { ditta, eventi } = await open(id);
    expect(ditta).toMatchObject({ codice: '042' });
    expect(eventi.at(-1)).toMatchObject({ tipo: 'ASSEGNA', motivo: reason });
    expect(await rows(`select reason from audit where deed = 'moveIntervention' and reason = $1`, reason)).toHaveLength(
      1,
    );
    const told = (await notificationsOf(id)).at(-1);
    expect(told).toMatchObject({
      title: 'Abbiamo trovato una ditta',
      text: expect.stringContaining('la ditta 042'),
    });
    expect(told?.text).not.toContain(reason);
  });

  it('agrees on another time as one that works there', async () => {
    const id = await booked(withoutCompany);
    const { get, walk, slotsOf } = { ...(await desk()), slotsOf: centreOf(gateway).slotsOf };
    const places = async (query: string) =>
      (await get(`interventi/${id}/posti?giorno=2026-12-02${query}`)).body.posti as {
        codDitta: string;
        fuoriZona: boolean;
      }[];
    const isListed = (all: { codDitta: string }[]) => all.some(({ codDitta }) => codDitta === '042');
    expect(isListed(await places(''))).toBe(false);
    expect((await places('&fuoriZona=X')).find(({ codDitta }) => codDitta === '042')).toMatchObject({
      fuoriZona: true,
    });
    await walk(id, ['ASSEGNA', { ...assign, motivoFuoriZona: reason }], ['ACCETTA']);
    expect((await places('')).find(({ codDitta }) => codDitta === '042')).toMatchObject({ fuoriZona: false });
    await walk(id, ['CONCORDA', { codDitta: '042', slotId: 'T1-20261202' }]);
    expect(await slotsOf(id)).toEqual(['CONFIRMED 2026-12-02 T1 C042']);
  });
});
