import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

const base = '/api/interventotecnico/v1/interventions';
const drafts = '/api/sportello/v1/prenotazioni';

/** A visit on Tuesday 1 December 2026 from 9 to 11, by company 017 in Milan. */
export const visit = {
  supportType: 'EXIT_TECHNICAL',
  slotId: 'T1-20261201',
  installationId: 'P01',
  macroTypeId: 'M01',
  privacyConsent: true,
  userContact: { email: 'giulia.ferri@example.it', phoneNumber: '+393331234567' },
  address: { street: 'Via Washington 70', zipCode: '20146', province: 'MI', city: 'Milano', country: 'IT' },
  source: 'WEB',
  interventionNote: 'La caldaia si spegne da sola.',
  companyId: 'C017',
  appointmentDate: '2026-12-01',
};

/** A video call on Monday 23 November from 9 to half past. */
export const videocall = {
  supportType: 'VIDEOCALL',
  slotId: 'V1-20261123',
  installationId: 'P01',
  macroTypeId: 'M01',
  privacyConsent: true,
  userContact: { email: 'giulia.ferri@example.it' },
  source: 'WEB',
  linkReceptionMode: 'EMAIL',
};

export const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function bookingOf(gateway: TestApp, bearer: string) {
  const of = (draft?: string) => (draft === undefined ? {} : { 'x-bozza': draft });
  const get = async (path: string, draft?: string) => gateway.send({ url: path, bearer, headers: of(draft) });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    gateway.send({ method: 'POST', url, bearer, payload, headers });
  return {
    book: (body: object, key: string = randomUUID(), draft?: string) =>
      post(base, body, { 'idempotency-key': key, ...of(draft) }),
    change: (id: string, operation: string, body: object, draft?: string) =>
      gateway.send({
        method: 'PATCH',
        url: `${base}/${id}?operationType=${operation}`,
        bearer,
        payload: body,
        headers: of(draft),
      }),
    cancel: (id: string, body: object) => post(`${base}/${id}/cancel`, body),
    list: async () => (await get(base)).body.interventions as Record<string, never>[],
    one: async (id: string) =>
      ((await get(base)).body.interventions as { id: string }[]).find((each) => each.id === id),
    slots: async (id: string, query: string, draft?: string) => get(`${base}/${id}/slots?${query}`, draft),
    dates: async (query: string) => get(`${base}/dates?${query}`),
    companies: async (query: string, draft?: string) => get(`${base}/companies?${query}`, draft),
    draft: (id: string, body: object = { flusso: 'InterventoTecnico', campi: {} }) => post(`${drafts}/${id}`, body),
    readDraft: (id: string) => get(`${drafts}/${id}`),
    listDrafts: async () => (await get(drafts)).body.bozze as Record<string, unknown>[],
    deleteDraft: (id: string) => gateway.send({ method: 'DELETE', url: `${drafts}/${id}`, bearer }),
    hold: (id: string, body: object) => post(`${drafts}/${id}/fascia`, body),
    addFile: (id: string, body: object) => post(`${drafts}/${id}/file`, body),
    openFile: (id: string, position: number) => get(`${drafts}/${id}/file/${position}`),
    removeFile: (id: string, position: number) =>
      gateway.send({ method: 'DELETE', url: `${drafts}/${id}/file/${position}`, bearer }),
    document: async (id: string) => get(`${base}/documents/${id}`),
    calendar: async (id: string) => get(`/api/sportello/v1/interventi/${id}/appuntamento.ics`),
    freeHour: async () => (await get('/api/pratiche/recuperoOragratis')).body.oraGratis as Record<string, unknown>,
  };
}

export const bookingAs = async (gateway: TestApp, username = 'full') =>
  bookingOf(gateway, (await gateway.signIn(username)).access_token);

export async function placesIn({ database }: TestApp, company: string, day: string): Promise<object[]> {
  const { rows } = await database.pool.query<object>(
    'select window_id, taken, before, after from company_places where company_id = $1 and day = $2 order by 1',
    [company, day],
  );
  return rows;
}

export async function forgetBookings({ database: { pool } }: TestApp): Promise<void> {
  for (const table of ['slot_holds', 'booking_drafts', 'interventions', 'company_places', 'guesses']) {
    await pool.query(`delete from ${table}`);
  }
  await pool.query('update free_hours set used_on = null');
}
