import { describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { listenForUpdates } from '../../../test/support/services.ts';
import { giveVisit } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
const base = '/api/interventotecnico/v1/interventions';

async function as(username = 'full') {
  const bearer = (await gateway.signIn(username)).access_token;
  return {
    get: (url: string) => gateway.send({ url, bearer }),
    post: (url: string, payload: object, headers = {}) =>
      gateway.send({ method: 'POST', url, bearer, payload, headers }),
  };
}

describe('feedback (intervento.feedback.1)', () => {
  const [punctuality, courtesy, quality, advice] = [
    "Il tecnico è arrivato nell'orario previsto?",
    'Quanto è stato cortese e chiaro?',
    'Quanto sei soddisfatto del lavoro fatto?',
    'Consiglieresti il servizio a un amico?',
  ];
  const rated = (...asked: readonly string[]) => asked.map((question, at) => ({ question, rating: 5 - at }));
  const questions = rated(punctuality, courtesy, quality, advice);
  const remote = rated(courtesy, quality, advice);
  const scoreOf = async () =>
    (await gateway.database.pool.query("select score, reviews from companies where id = 'C017'")).rows[0] as {
      score: number;
      reviews: number;
    };

  it('accepts feedback once, and counts it as one review of the company (intervento.feedback.2)', async () => {
    const me = await as();
    const { id } = await giveVisit(gateway, 'full', {});
    const before = await scoreOf();
    const url = `${base}/${id}/feedback`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => me.post(url, { questions })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const after = await scoreOf();
    expect(after.reviews).toBe(before.reviews + 1);
    expect(after.score).toBeCloseTo((before.score * before.reviews + 3.5) / (before.reviews + 1), 10);
    expect((await me.post(url, { questions })).body.header.codice).toBe('FEEDBACK_ALREADY_LEFT');
  });

  it('records feedback with its answers and the company', async () => {
    const me = await as();
    const { id } = await giveVisit(gateway, 'full', {});
    const updates = await listenForUpdates(gateway);
    expect((await me.post(`${base}/${id}/feedback`, { questions })).status).toBe(200);
    const { rows } = await gateway.database.pool.query(
      `select kind, data from events where data ->> 'interventionId' = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ kind: 'FEEDBACK_LEFT', data: { interventionId: id, company: '017', questions } }]);
    await vi.waitFor(() => expect(updates).toContainEqual(expect.objectContaining({ about: 'interventions' })));
    const last = await gateway.database.pool.query('select deed from audit order by id desc limit 1');
    expect(last.rows).toEqual([{ deed: 'sendFeedback' }]);
    const { eventi } = (await me.get(`/api/sportello/v1/interventi/${id}/storia`)).body;
    expect(eventi).toMatchObject([{ tipo: 'OPINIONE', chi: 'CLIENTE', stato: { state: 'Completed', subState: null } }]);
  });

  it('accepts the same feedback again with an idempotency key, and counts it once', async () => {
    const me = await as();
    const { id } = await giveVisit(gateway, 'full', {});
    const send = (answers: object) =>
      me.post(
        `${base}/${id}/feedback`,
        { questions: answers },
        { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e44' },
      );
    expect((await send(questions)).status).toBe(200);
    const reviews = 'select score, reviews from companies order by id';
    const before = await gateway.database.pool.query(reviews);
    expect((await send(questions)).status).toBe(200);
    expect((await gateway.database.pool.query(reviews)).rows).toEqual(before.rows);
    const others = questions.map((each) => ({ ...each, rating: 1 }));
    expect((await send(others)).body.header.codice).toBe('FEEDBACK_ALREADY_LEFT');
  });

  it('does not count feedback of a video call as a company’s review', async () => {
    const before = await gateway.database.pool.query('select id, score, reviews from companies order by id');
    const { id } = await giveVisit(gateway, 'full', { mode: 'VIDEOCALL' });
    expect((await (await as()).post(`${base}/${id}/feedback`, { questions: remote })).status).toBe(200);
    const after = await gateway.database.pool.query('select id, score, reviews from companies order by id');
    expect(after.rows).toEqual(before.rows);
  });

  it('returns 404 for another customer’s intervention', async () => {
    const { id } = await giveVisit(gateway, 'full', {});
    expect((await (await as('vas')).post(`${base}/${id}/feedback`, { questions })).status).toBe(404);
  });

  it('waits for the end', async () => {
    const me = await as();
    const { id } = await giveVisit(gateway, 'full', { state: 'Assigned', subState: 'TO_ACCEPT' });
    expect((await me.post(`${base}/${id}/feedback`, { questions })).body.header.codice).toBe('FEEDBACK_NOT_OPEN');
    // The state is not newer than the next appointment.
    const again = await giveVisit(gateway, 'full', {
      slots: [
        ['2026-11-18', 'T1', 'COMPLETED'],
        ['2026-12-01', 'T1', 'SCHEDULED'],
      ],
    });
    expect((await me.post(`${base}/${again.id}/feedback`, { questions })).body.header.codice).toBe('FEEDBACK_NOT_OPEN');
  });

  const missing = { campo: 'questions', codice: 'MISSING' };
  const at = (place: number, codice: string) => ({ campo: `questions.${place}.question`, codice });
  it.each([
    ['all of a visit', 'TECHINICIAN_EXIT', questions, []],
    ['all, in another order', 'TECHINICIAN_EXIT', questions.toReversed(), []],
    ['all of a video call', 'VIDEOCALL', remote, []],
    ['the arrival of a video call', 'VIDEOCALL', questions, [at(0, 'NOT_EXPECTED')]],
    ['a visit without its arrival', 'TECHINICIAN_EXIT', remote, [missing]],
    ['one alone', 'TECHINICIAN_EXIT', questions.slice(0, 1), [missing]],
    ['one twice', 'TECHINICIAN_EXIT', [...questions, ...questions.slice(1, 2)], [at(4, 'REPEATED')]],
    ['one that nobody asked', 'TECHINICIAN_EXIT', [...questions, ...rated('Bella l’app?')], [at(4, 'NOT_EXPECTED')]],
    ['others instead', 'TECHINICIAN_EXIT', rated('Bravo?'), [at(0, 'NOT_EXPECTED'), missing]],
    [
      'six stars',
      'TECHINICIAN_EXIT',
      [...questions.slice(0, 3), { question: advice, rating: 6 }],
      [{ campo: 'questions.3.rating', codice: 'TOO_LARGE' }],
    ],
    [
      'no star',
      'TECHINICIAN_EXIT',
      [...questions.slice(0, 3), { question: advice, rating: 0 }],
      [{ campo: 'questions.3.rating', codice: 'TOO_SMALL' }],
    ],
  ] as const)(
    'answers what was asked, or nothing is kept: %s (intervento.feedback.3)',
    async (_what, mode, given, faults) => {
      const me = await as();
      const { id } = await giveVisit(gateway, 'full', { mode });
      const { status, body } = await me.post(`${base}/${id}/feedback`, { questions: given });
      expect([status, body.header.campi ?? []]).toEqual([faults.length === 0 ? 200 : 400, faults]);
      const { rows } = await gateway.database.pool.query<{ ratings: number; left: boolean; told: number }>(
        `select (select count(*)::int from intervention_ratings where intervention_id = $1) as ratings,
         (select feedback_left from interventions where id = $1) as left`,
        [id],
      );
      expect(rows).toEqual([faults.length === 0 ? { ratings: given.length, left: true } : { ratings: 0, left: false }]);
    },
  );
});
