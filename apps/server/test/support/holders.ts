import type { Pool } from 'pg';

/** Day from which the supplies of the new holder are theirs. */
export const SINCE = '2026-10-01';

/** Supplies: the former holder's, which ended the day before; the new holder's; and one that only changed its customer. */
export const supplies = { former: '71000001', new: '71000002', passed: '71000003' } as const;
export const points = { moved: 'IT001E71000001', passed: 'IT001E71000003' } as const;
export const accounts = { former: '71A1', new: '71A2', passed: '71A3' } as const;

/** A word and a figure of somebody's time, by which an answer that has them is recognised. */
export interface Mark {
  readonly word: string;
  readonly figure: number;
}

/** Finds what is marked; a figure only at the beginning of a number, as an id of the demo may contain it. */
export const findMark = ({ word, figure }: Mark) => new RegExp(`${word}[- ]|(?<![\\w-])${figure}|-0?${figure}\\b`);

export const marks = {
  /** Kept by the former holder. */
  former: { word: 'PRIMA', figure: 17171 },
  new: { word: 'DOPO', figure: 28282 },
  /** Dated before, without a customer or with the new holder's: nobody sees it. */
  nobody: { word: 'MUTO', figure: 46464 },
} as const satisfies Record<string, Mark>;

const amount = ({ figure }: Mark, at: number) => figure * 10_000 + (figure % 100) * 100 + at;

export const idsOfMark = (mark: Mark) => ({
  bill: `${mark.word}-B`,
  instalment: `${mark.word}-R`,
  document: `${mark.word}-D`,
  notice: `${mark.word}-N`,
  'bill-payment': `00000000-0000-4000-8000-0000000${mark.figure}`,
  case: `RC-2026-0${mark.figure}`,
  reading: String(amount(mark, 90)),
});

/** The words by which a walk over all calls recognises each thing of a supply, and of a customer about it. */
export const wordsOf = {
  contract: (mark: Mark) => {
    const { word } = mark;
    return [`${word} voce`, `${word} offerta`, `${word} fornitore`, `${word}-M`, String(amount(mark, 1))];
  },
  customer: (mark: Mark) => {
    const { bill, instalment, document, notice, 'bill-payment': payment, case: number } = idsOfMark(mark);
    return [bill, instalment, document, notice, payment, number, `${mark.word} richiesta`];
  },
};

/** Gives two customers the supplies, and everything about them: of the time before, and of the time since. */
export async function giveSupplies(
  pool: Pool,
  { former, new: own }: Readonly<Record<'former' | 'new', string>>,
): Promise<void> {
  const supply = (
    code: string,
    customer: string,
    more: { point: string; account: string; since?: string; end?: string },
  ) =>
    pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state, pod, contract_account, start_date,
         end_date, holder_since, sign_date, self_reading, billing_type, market, fiscal_code)
       values ($1, $2, 'LUCE', $3, $4, $5, '2020-01-01', $6, $7, $7::date - 8, true, 'Mensile', 'LIBERO', $8)`,
      [code, customer, more.end ? 'Cessato' : 'Attivo', more.point, more.account, more.end, more.since, `CF${code}`],
    );
  await supply(supplies.former, former, { point: points.moved, account: accounts.former, end: '2026-09-30' });
  await supply(supplies.new, own, { point: points.moved, account: accounts.new, since: SINCE });
  await supply(supplies.passed, own, { point: points.passed, account: accounts.passed, since: SINCE });
  await ofSupply(pool, supplies.former, marks.former, before);
  await ofSupply(pool, supplies.passed, marks.nobody, before);
  await ofSupply(pool, supplies.passed, marks.new, since);
  await ofCustomer(pool, { code: supplies.passed, customer: former }, marks.former, before);
  await ofCustomer(pool, { code: supplies.passed, customer: own }, marks.nobody, before);
  await ofCustomer(pool, { code: supplies.new, customer: own }, marks.new, since);
}

const before = { day: '2026-09-20', from: '2026-08-01', until: '2026-09-30' } as const;
const since = { day: '2026-11-05', from: SINCE, until: '2027-09-30' } as const;
type Time = Readonly<Record<'day' | 'from' | 'until', string>>;

async function ofSupply(pool: Pool, code: string, mark: Mark, { day, from, until }: Time): Promise<void> {
  const { word } = mark;
  const of = amount(mark, 1);
  const reading = idsOfMark(mark).reading;
  for (const [query, values] of [
    [
      `insert into meter_readings (id, contract_code, read_on, kind, state, period_end, f0, meter_number)
       overriding system value values ($1, $2, $3, 'AUTOLETTURA', 'VALIDATA', $3::date + 10, $4, $5)`,
      [reading, code, day, of, `${word}-M`],
    ],
    [`insert into reading_photos (reading_id, content, created_at) values ($1, '\\xff', now())`, [reading]],
    [
      `insert into consumption_days (contract_code, day, step, values, at)
       select $1, $2::date + n, 60, array_fill($3::int, array[24]), now() from generate_series(0, 3) n`,
      [code, day, of],
    ],
    [
      `insert into supply_offers (contract_code, valid_from, valid_until, code, name) values ($1, $2, $3, $4, $5)`,
      [code, from, until, `${word}-O`, `${word} offerta`],
    ],
    [
      `insert into supply_prices (contract_code, valid_from, valid_until, label, band, part, unit, kind, price)
       values ($1, $2, $3, $4, 'F0', 'VENDITA', 'EUR/mese', 'FISSO', $5)`,
      [code, from, until, `${word} voce`, mark.figure],
    ],
    [
      `insert into contract_exits (contract_code, requested_on, step, kind, done_on, new_supplier)
       values ($1, $2, 'RICHIESTA', 'CAMBIO_FORNITORE', $2, $3)`,
      [code, day, `${word} fornitore`],
    ],
  ] as const) {
    await pool.query(query, [...values]);
  }
}

interface Whose {
  readonly code: string;
  readonly customer: string;
}

async function ofCustomer(pool: Pool, { code, customer }: Whose, mark: Mark, { day }: Time): Promise<void> {
  const { word, figure } = mark;
  const ids = idsOfMark(mark);
  const insertBill = (number: string, more: { type: string; of: string | null; issued: string; cents: number }) =>
    pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date, due_date,
         period_start, period_end, amount_cents, open_cents, consumption, consumption_unit, instalment_of,
         instalment_number, instalment_count)
       values ($1, $2, '99999999990', $3, '02', $4, $5, '2026-12-15', $5::date - 31, $5::date - 1, $6, $6, $7, 'kWh', $8,
         case when $8::text is not null then 1 end, case when $8::text is not null then 1 end)`,
      [customer, number, more.type, code, more.issued, more.cents, figure, more.of],
    );
  await insertBill(ids.bill, { type: 'BOLLETTA', of: null, issued: day, cents: amount(mark, 11) });
  // Dated since then itself, an instalment goes with its bill.
  await insertBill(ids.instalment, { type: 'RATA', of: ids.bill, issued: '2026-11-18', cents: amount(mark, 12) });
  for (const [query, values] of [
    [
      `insert into payments (id, customer_code, state, live, amount_cents, key, digest, account_name, created_at, ended_at,
         provider_payment) values ($1, $2, 'OK', false, $3, $4, 'd', 'a', $5, $5, $4)`,
      [ids['bill-payment'], customer, amount(mark, 13), word, day],
    ],
    [
      `insert into payment_items (payment_id, bill_id, amount_cents, kind, live)
       select $1, id, $2, 'COMMODITY_BILL', false from bills where number = $3`,
      [ids['bill-payment'], amount(mark, 13), ids.bill],
    ],
    [
      `insert into documents (number, customer_code, contract_kind, contract_code, name, document_date)
       values ($1, $2, 'COMMODITY', $3, $4, $5)`,
      [ids.document, customer, code, `${word} documento`, day],
    ],
    [
      `insert into legal_notices (number, customer_code, contract_code, kind, title, text, effective_day, pdf, event_id,
         due_at, imported_at) values ($1, $2, $3, 'RINNOVO', $4, $4, '2027-06-01', '%PDF-1.7', 1, null, $5)`,
      [ids.notice, customer, code, `${word} comunicazione`, day],
    ],
    [
      `insert into cases (id, customer_code, contract_code, kind, text, reply_days, acknowledgement_days, received_at, digest)
       overriding system value values ($1, $2, $3, 'RECLAMO', $4, 30, 2, $5, 'd')`,
      [figure, customer, code, `${word} reclamo`, day],
    ],
    [
      `insert into contact_requests (customer_code, topic, topic_label, text, contract_code, sent_at, answer_by, digest)
       values ($1, 'BOLLETTA', 'Bolletta', $2, $3, $4, $4, 'd')`,
      [customer, `${word} richiesta`, code, day],
    ],
  ] as const) {
    await pool.query(query, [...values]);
  }
}
