import { interventionOn, INTERVENTION_STATUSES, type InterventionRecord } from '@sportello/domain';
import { interventions } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useApp } from '../../../test/support/app.ts';
import { accepting, giveVisit, rejecting, supplyOf } from '../../../test/support/visits.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
const base = '/api/interventotecnico/v1/interventions';

async function as(username = 'full') {
  const bearer = (await gateway.signIn(username)).access_token;
  return {
    get: (url: string) => gateway.send({ url, bearer }),
    patch: (url: string, payload: object) => gateway.send({ method: 'PATCH', url, bearer, payload }),
    post: (url: string, payload: object) => gateway.send({ method: 'POST', url, bearer, payload }),
  };
}

const waiting = { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION', quote: true } as const;
const standing = async (id: string) =>
  (await gateway.database.pool.query('select state, sub_state from interventions where id = $1', [id]))
    .rows[0] as object;

describe('the demo', () => {
  it('has an intervention in every status', async () => {
    const { body } = await (await as()).get(base);
    const { interventions: records } = interventions.toModel(z.parse(interventions.answer, withoutHeader(body)), {
      vasActivationCodes: [],
    });
    const found = new Set(records.map((record: InterventionRecord) => interventionOn(record, '2026-11-20').status));
    expect([...found].toSorted()).toEqual(INTERVENTION_STATUSES.filter((each) => each !== 'SCONOSCIUTO').toSorted());
  });
});

describe('a quote', () => {
  it('is read with its lines and its total (preventivo.chiamate.1)', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const { rows } = await gateway.database.pool.query<{ service: string }>(
      `update interventions i set contract_code = v.code from vas_contracts v
       where i.id = $1 and v.customer_code = i.customer_code and v.sub_type = 'INTERVENTO_TECNICO'
       returning v.code service`,
      [id],
    );
    const service = rows[0]?.service;
    expect(service).toMatch(/^70/);
    expect((await (await as()).get(`${base}/${id}/preventives`)).body.preventives).toEqual([
      {
        id: quoteId,
        documentId: null,
        risolveContractId: service,
        creationDate: '2026-11-18',
        items: [
          { label: 'Scheda elettronica', total: 120.5 },
          { label: 'Manodopera', total: 60 },
        ],
        total: { label: 'Totale IVA inclusa', total: 180.5 },
        state: 'IN ATTESA APPROVAZIONE CLIENTE',
        paymentMethod: null,
      },
    ]);
  });

  it.each([
    ['accepted', 'APPROVATO', 'QUOTE_APPROVED_AWAITING_WORKS', 'PREVENTIVO_ACCETTATO', 'QUOTE_ACCEPTED'],
    ['refused', 'RIFIUTATO', 'AWAITING_COMPLAINT_HANDLING', 'PREVENTIVO_RIFIUTATO', 'QUOTE_DECLINED'],
  ])(
    'that is %s moves its intervention on, once (preventivo.chiamate.2)',
    async (what, state, subState, kind, told) => {
      const me = await as();
      const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
      const body = what === 'accepted' ? accepting(await supplyOf(gateway, 'full')) : rejecting;
      const url = `${base}/${id}/preventives/${quoteId}`;
      expect((await me.patch(url, body)).status).toBe(200);
      expect((await me.get(`${base}/${id}/preventives`)).body.preventives[0]).toMatchObject({
        state,
        paymentMethod: what === 'accepted' ? 'Pagamento in bolletta' : null,
      });
      expect(await standing(id)).toEqual({ state: 'In Progress', sub_state: subState });
      const { eventi, prossimaMossa } = (await me.get(`/api/sportello/v1/interventi/${id}/storia`)).body;
      // No deadline is promised when it is the customer's turn (intervento.storia.3).
      expect(prossimaMossa).toMatchObject(
        what === 'accepted' ? { chi: 'CLIENTE', entro: null } : { chi: 'CENTRALE', inRitardo: false },
      );
      expect(eventi).toEqual([
        expect.objectContaining({ tipo: kind, chi: 'CLIENTE', stato: { state: 'In Progress', subState } }),
      ]);
      const events = await gateway.database.pool.query(
        "select data from events where kind = $1 and data ->> 'interventionId' = $2",
        [told, id],
      );
      expect(events.rowCount).toBe(1);
      const again = await me.patch(url, rejecting);
      expect([again.status, again.body.header.codice]).toEqual([409, 'QUOTE_ALREADY_ANSWERED']);
    },
  );

  it('is not charged on a supply that has ended, nor on somebody else’s', async () => {
    const me = await as();
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const url = `${base}/${id}/preventives/${quoteId}`;
    const foreign = await me.patch(url, accepting(await supplyOf(gateway, 'luce')));
    expect(foreign.status).toBe(404);
    expect(await standing(id)).toMatchObject({ sub_state: 'AWAITING_CUSTOMER_DECISION' });
  });

  it('of another intervention, or another customer, is not there', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const other = await giveVisit(gateway, 'full', { ...waiting, id: 'I8000002' });
    const mine = await (await as()).patch(`${base}/${id}/preventives/${other.quoteId}`, rejecting);
    const theirs = await (await as('luce')).patch(`${base}/${id}/preventives/${quoteId}`, rejecting);
    expect([mine.status, theirs.status]).toEqual([404, 404]);
  });

  it('cannot be answered once the work was cancelled', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', {
      state: 'Canceled',
      subState: 'INTERNAL_DECISION',
      quote: true,
    });
    const refused = await (await as()).patch(`${base}/${id}/preventives/${quoteId}`, rejecting);
    expect([refused.status, refused.body.header.codice]).toEqual([409, 'QUOTE_NOT_OPEN']);
  });
});

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

  it('is left once and counts as one review of the company (intervento.feedback.2)', async () => {
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

  it('waits for the end', async () => {
    const me = await as();
    const { id } = await giveVisit(gateway, 'full', { state: 'Assigned', subState: 'TO_ACCEPT' });
    expect((await me.post(`${base}/${id}/feedback`, { questions })).body.header.codice).toBe('FEEDBACK_NOT_OPEN');
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

it('reads invoices, and opens their papers (intervento.chiamate.6)', async () => {
  const me = await as();
  const { rows } = await gateway.database.pool.query<{ id: string; contract: string }>(
    'select i.intervention_id as id, contract_code as contract from intervention_invoices i join interventions v on v.id = i.intervention_id',
  );
  const [billed] = rows;
  if (!billed) throw new Error('the demo has no invoice');
  const { invoices } = (await me.get(`${base}/fatture/${billed.id}?codiceContratto=${billed.contract}`)).body;
  expect(invoices).toEqual([expect.objectContaining({ amount: 73.2, openAmount: 0, state: '01' })]);
  const paper = await me.get(`${base}/documents/${invoices[0].documentId}`);
  expect(paper.body).toMatchObject({ fileName: 'fattura.pdf', contentType: 'application/pdf' });
});

const withoutHeader = ({ header: _header, ...fields }: Record<string, unknown>) => fields;
