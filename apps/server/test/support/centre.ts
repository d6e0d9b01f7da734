import { expect, onTestFinished } from 'vitest';
import type { useApp } from './app.ts';
import { bookingOf, visit } from './booking.ts';

export const base = '/api/sportello/v1/operatore';

export function centreOf(gateway: ReturnType<typeof useApp>) {
  const bearerOf = async (username: string) => (await gateway.signIn(username)).access_token;
  const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

  async function booked(body: object = visit): Promise<string> {
    const { status, body: answer } = await bookingOf(gateway, await bearerOf('full')).book(body);
    expect(status).toBe(200);
    return String(answer.id);
  }

  async function desk(username = 'operatore') {
    const bearer = await bearerOf(username);
    const get = (path: string) => gateway.send({ url: `${base}/${path}`, bearer });
    const post = (path: string, payload: object) =>
      gateway.send({ method: 'POST', url: `${base}/${path}`, bearer, payload });
    const open = async (id: string) => (await get(`interventi/${id}`)).body.intervento;
    return {
      get,
      post,
      open,
      queue: async (query: string) => (await get(`interventi?${query}`)).body.interventi as { id: string }[],
      step: (id: string, versione: number, passo: string, more: object = {}) =>
        post(`interventi/${id}/passo`, { passo, versione, ...more }),
      /** Takes the steps in sequence, each based on the version that the previous one returned. */
      walk: async (id: string, ...steps: (readonly [string, object?])[]) => {
        for (const [passo, more = {}] of steps) {
          const { versione } = await open(id);
          const { status, body } = await post(`interventi/${id}/passo`, { passo, versione, ...more });
          expect({ passo, status, body }).toMatchObject({ passo, status: 200 });
        }
      },
    };
  }

  /** Moves the clock to a day and signs in an operator afterwards. */
  async function on(day: string) {
    const ms = Date.parse(`${day}T08:00:00Z`) - gateway.now().getTime();
    gateway.wait(ms);
    onTestFinished(() => gateway.wait(-ms));
    return desk();
  }

  const standing = async (id: string) => {
    const [row] = await rows('select state, sub_state, company_id from interventions where id = $1', id);
    return [row?.state, row?.sub_state] as const;
  };
  const slotsOf = async (id: string) =>
    (
      await rows(
        'select state, day::text, window_id, company_id from intervention_slots where intervention_id = $1 order by position',
        id,
      )
    ).map((row: Record<string, string>) => `${row['state']} ${row['day']} ${row['window_id']} ${row['company_id']}`);
  const taken = async (company: string) =>
    Number(
      (await rows('select coalesce(sum(taken), 0)::int as taken from company_places where company_id = $1', company))[0]
        ?.taken,
    );
  return { bearerOf, rows, booked, desk, on, standing, slotsOf, taken };
}

export const errorOf = ({
  status,
  body,
}: {
  status: number;
  body: { header: { codice?: string; campi?: object[] } };
}) => [status, body.header.codice, body.header.campi];
