import { interventionOn, INTERVENTION_STATUSES, type InterventionRecord } from '@sportello/domain';
import { interventions } from '@sportello/calls';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useApp } from '../../../test/support/app.ts';
import { accepting, giveVisit, rejecting, supplyOf } from '../../../test/support/visits.ts';
import { listenForUpdates } from '../../../test/support/services.ts';

// The clock is set to Friday 20 November 2026, 10:00 in Rome.
const gateway = useApp();
const base = '/api/interventotecnico/v1/interventions';

async function as(username = 'full') {
  const bearer = (await gateway.signIn(username)).access_token;
  return {
    get: (url: string) => gateway.send({ url, bearer }),
    patch: (url: string, payload: object) => gateway.send({ method: 'PATCH', url, bearer, payload }),
    post: (url: string, payload: object, headers = {}) =>
      gateway.send({ method: 'POST', url, bearer, payload, headers }),
  };
}

const waiting = { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION', quote: true } as const;
const standing = async (id: string) =>
  (await gateway.database.pool.query('select state, sub_state from interventions where id = $1', [id]))
    .rows[0] as object;

describe('the demo', () => {
  it('returns an intervention in every status', async () => {
    const { body } = await (await as()).get(base);
    const { interventions: records } = interventions.toModel(z.parse(interventions.answer, withoutHeader(body)), {
      vasActivationCodes: [],
    });
    const found = new Set(records.map((record: InterventionRecord) => interventionOn(record, '2026-11-20').status));
    expect([...found].toSorted()).toEqual(INTERVENTION_STATUSES.filter((each) => each !== 'SCONOSCIUTO').toSorted());
  });
});

describe('a quote', () => {
  it('returns a quote with its lines and its total (preventivo.chiamate.1)', async () => {
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
    'moves an intervention on once with a quote that is %s (preventivo.chiamate.2)',
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

  it('rejects charging a quote on a supply that has ended or is another customer’s', async () => {
    const me = await as();
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const url = `${base}/${id}/preventives/${quoteId}`;
    const foreign = await me.patch(url, accepting(await supplyOf(gateway, 'luce')));
    expect([foreign.status, foreign.body.header.codice]).toEqual([404, 'NOT_FOUND']);
    const { pool } = gateway.database;
    const supply = await supplyOf(gateway, 'full');
    await pool.query(`update commodity_contracts set source_state = 'Cessato' where code = $1`, [supply]);
    const ended = await me.patch(url, accepting(supply));
    await pool.query(`update commodity_contracts set source_state = 'Attivo' where code = $1`, [supply]);
    expect([ended.status, ended.body.header.codice]).toEqual([409, 'SUPPLY_NOT_ACTIVE']);
    expect(await standing(id)).toMatchObject({ sub_state: 'AWAITING_CUSTOMER_DECISION' });
  });

  it('returns 404 for a quote of another intervention or another customer', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const other = await giveVisit(gateway, 'full', { ...waiting, id: 'I8000002' });
    const mine = await (await as()).patch(`${base}/${id}/preventives/${other.quoteId}`, rejecting);
    const theirs = await (await as('luce')).patch(`${base}/${id}/preventives/${quoteId}`, rejecting);
    const none = await (await as()).patch(`${base}/I0000000/preventives/${quoteId}`, rejecting);
    expect([mine.status, theirs.status, none.status]).toEqual([404, 404, 404]);
    const read = await (await as('luce')).get(`${base}/${id}/preventives`);
    expect([read.status, read.body.header.codice]).toEqual([404, 'NOT_FOUND']);
  });

  it('notifies other open apps of an answered quote, and writes it to the audit log', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    const { rows } = await gateway.database.pool.query("select customer_code from accounts where username = 'full'");
    const updates = await listenForUpdates(gateway);
    await (await as()).patch(`${base}/${id}/preventives/${quoteId}`, rejecting);
    const [{ customer_code: customerCode }] = rows;
    await vi.waitFor(() => expect(updates).toContainEqual({ about: 'interventions', customerCode }));
    const last = await gateway.database.pool.query('select deed, customer_code from audit order by id desc limit 1');
    expect(last.rows).toEqual([{ deed: 'answerPreventive', customer_code: customerCode }]);
  });

  it('lists quotes newest first, each with its own lines', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
    await gateway.database.pool.query(
      `insert into quotes (id, intervention_id, created_at, total_label, total_cents, state, answered_at)
       values ('Q2', $1, '2026-11-19T23:30:00Z', 'Totale', 6000, 'RIFIUTATO', '2026-11-20T08:00:00Z')`,
      [id],
    );
    const { preventives } = (await (await as()).get(`${base}/${id}/preventives`)).body;
    expect(preventives).toMatchObject([
      { id: 'Q2', creationDate: '2026-11-20', items: [], total: { label: 'Totale', total: 60 } },
      { id: quoteId, creationDate: '2026-11-18', items: [{ total: 120.5 }, { total: 60 }] },
    ]);
  });

  it('rejects an answer to a quote once the work was cancelled', async () => {
    const { id, quoteId } = await giveVisit(gateway, 'full', {
      state: 'Canceled',
      subState: 'INTERNAL_DECISION',
      quote: true,
    });
    const refused = await (await as()).patch(`${base}/${id}/preventives/${quoteId}`, rejecting);
    expect([refused.status, refused.body.header.codice]).toEqual([409, 'QUOTE_NOT_OPEN']);
  });
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

describe('the invoices of an intervention', () => {
  it('returns invoices with their dates and amounts, and no document before there is one', async () => {
    const { id } = await giveVisit(gateway, 'full', {});
    await gateway.database.pool.query(
      `insert into intervention_invoices (intervention_id, number, issued_on, due_on, paid_on, amount_cents, open_cents, state)
       values ($1, 'F-1', '2026-11-02', '2026-12-02', null, 18050, 6050, '02')`,
      [id],
    );
    const contract = await supplyOf(gateway, 'full');
    expect((await (await as()).get(`${base}/fatture/${id}?codiceContratto=${contract}`)).body.invoices).toEqual([
      {
        number: 'F-1',
        issueDate: '2026-11-02',
        expirationDate: '2026-12-02',
        paymentDate: null,
        amount: 180.5,
        openAmount: 60.5,
        state: '02',
        documentId: null,
      },
    ]);
  });

  it('returns 404 for invoices with another customer’s intervention or contract', async () => {
    const { id } = await giveVisit(gateway, 'full', {});
    const [own, foreign] = [await supplyOf(gateway, 'full'), await supplyOf(gateway, 'luce')];
    for (const [who, contract, of] of [
      ['full', foreign, id],
      ['luce', foreign, id],
      ['luce', own, id],
      ['full', own, 'I0000000'],
    ] as const) {
      const { status, body } = await (await as(who)).get(`${base}/fatture/${of}?codiceContratto=${contract}`);
      expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

describe('the next move (intervento.storia.3)', () => {
  const visit = 'TECHINICIAN_EXIT';
  const call = 'VIDEOCALL';
  it.each([
    [visit, 'C017', 'New', 'TO_ASSIGN', 'CENTRALE', '2026-11-11T17:00:00.000Z'],
    [visit, 'C017', 'Assigned', 'TO_ACCEPT', 'DITTA', '2026-11-11T17:00:00.000Z'],
    [call, null, 'Assigned', 'TO_ACCEPT', 'CENTRALE', '2026-11-11T17:00:00.000Z'],
    [call, null, 'In Progress', 'AWAITING_CUSTOMER_DECISION', 'CLIENTE', null],
    [visit, 'C017', 'Assigned', 'ACCEPTED', 'CENTRALE', '2026-11-12T17:00:00.000Z'],
    [visit, 'C017', 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'CLIENTE', null],
    [visit, 'C034', 'In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'DITTA', null],
    [visit, 'C034', 'In Progress', 'AWAITING_CUSTOMER_DECISION', 'CLIENTE', null],
    [visit, 'C034', 'In Progress', 'AWAITING_COMPLAINT_HANDLING', 'CENTRALE', '2026-11-12T17:00:00.000Z'],
  ])('gives the move of a %s by %s in %s / %s to %s until %s', async (mode, companyId, state, subState, chi, entro) => {
    const { id } = await giveVisit(gateway, 'full', { mode: mode as typeof visit, companyId, state, subState });
    const story = async () => (await (await as()).get(`/api/sportello/v1/interventi/${id}/storia`)).body;
    expect((await story()).prossimaMossa).toEqual({ chi, entro, inRitardo: false });
    await gateway.database.pool.query('update interventions set late_at = updated_at where id = $1', [id]);
    expect((await story()).prossimaMossa).toMatchObject({ inRitardo: true });
  });

  it('returns no next move after the end, and 404 to another customer', async () => {
    const { id } = await giveVisit(gateway, 'full', {});
    expect((await (await as()).get(`/api/sportello/v1/interventi/${id}/storia`)).body.prossimaMossa).toBeNull();
    expect((await (await as('vas')).get(`/api/sportello/v1/interventi/${id}/storia`)).status).toBe(404);
  });

  it('follows what was done, each with its appointment', async () => {
    const { id } = await giveVisit(gateway, 'full', { state: 'Assigned', subState: 'TO_ACCEPT' });
    await gateway.database.pool.query(
      `insert into intervention_events (intervention_id, at, kind, by, by_name, to_state, to_sub_state, day, starts, ends)
       values ($1, '2026-11-10T09:00Z', 'PRENOTAZIONE', 'CLIENTE', 'full', 'New', 'TO_ASSIGN', '2026-12-01', '09:00', '11:00'),
              ($1, '2026-11-10T10:00Z', 'ASSEGNA', 'CENTRALE', 'operatore', 'Assigned', null, null, null, null)`,
      [id],
    );
    expect((await (await as()).get(`/api/sportello/v1/interventi/${id}/storia`)).body.eventi).toEqual([
      {
        quando: '2026-11-10T09:00:00.000Z',
        tipo: 'PRENOTAZIONE',
        chi: 'CLIENTE',
        stato: { state: 'New', subState: 'TO_ASSIGN' },
        appuntamento: { giorno: '2026-12-01', inizio: '09:00', fine: '11:00' },
      },
      {
        quando: '2026-11-10T10:00:00.000Z',
        tipo: 'ASSEGNA',
        chi: 'CENTRALE',
        stato: { state: 'Assigned', subState: null },
        appuntamento: null,
      },
    ]);
  });
});

const withoutHeader = ({ header: _header, ...fields }: Record<string, unknown>) => fields;
