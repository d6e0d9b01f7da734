import { code, day, euros, iban, number, oneOf, text, textThat } from '../table/cells.ts';
import { amountChecks } from './bill-amounts.ts';
import { maybe, needed, thereIs, type TableKind } from './kind.ts';

const states = oneOf('01', '02', '03', '04', '05', '06', '91', '99');
const statesText = '`01` paid, `02` and `03` to pay, `04`, `05`, `06`, `91`, `99`: the codes of bolletta.stato.1';
const yearlyText = 'what the supply used in a year, in kWh or standard cubic metres, with the days of that year';
const mostCents = 20_000_000;

const isBill = (number: string) => `bills b where b.customer_code = s.customer_code and b.number = s.${number}`;

/** Changes to bills after issue, and data that an electronic invoice can't contain. */
export const billStates: TableKind = {
  kind: 'bill-states',
  about:
    'The state of bills, and their facts that an electronic invoice does not have. The bills come first. A row is rejected when more is open than the bill’s amount, when a bill that is paid (`01`) or not to be paid (`05`) has an open amount, when one to be paid (`02`, `03`) has none, and when its payment is in the future.',
  table: 'bills',
  key: ['customer_code', 'number'],
  lockedBy: 'id',
  hasUpdatedAt: true,
  onlyChanges: true,
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('numero', 'number', text(40), 'the bill’s number, once for each customer'),
    maybe('stato', 'status_code', states, statesText, { otherwise: 'bills.status_code' }),
    maybe('importoAperto', 'open_cents', euros(0, mostCents), 'the open amount, in euros', {
      type: 'integer',
      otherwise: 'bills.open_cents',
    }),
    maybe('dataScadenza', 'due_date', day, 'a day', { type: 'date' }),
    maybe('dataPagamento', 'paid_on', day, 'a day', { type: 'date' }),
    maybe('metodoPagamento', 'method_code', text(4), 'the code, as of payment methods'),
    maybe(
      'esitoAddebito',
      'debit_outcome',
      oneOf('IN_CORSO', 'RIUSCITO', 'FALLITO'),
      '`IN_CORSO`, `RIUSCITO`, `FALLITO`',
    ),
    maybe('contractAccount', 'contract_account', code, 'the account that it is billed on'),
    maybe('consumoAnnuo', 'yearly_consumption', number(0, 1_000_000_000), yearlyText, { type: 'double precision' }),
    maybe('consumoAnnuo.inizio', 'yearly_from', day, 'the first day of that year', { type: 'date' }),
    maybe('consumoAnnuo.fine', 'yearly_to', day, 'the last day of that year', { type: 'date' }),
    maybe('potenzaMassima', 'max_power', number(0, 1_000_000), 'the highest power drawn in the period, in kW', {
      type: 'double precision',
    }),
    maybe('offerta.nome', 'offer_name', text(), 'the offer that applied'),
    maybe('offerta.codice', 'offer_code', text(100), ''),
    maybe('offerta.scadenza', 'offer_expiry', day, 'a day', { type: 'date' }),
    maybe('offerta.condizioni', 'offer_conditions', text(2000), ''),
    maybe('codiceAvviso', 'notice_code', notice(), 'the 18 digits of pagoPA and of the postal slip'),
    maybe('contoPostale', 'postal_account', postal(), 'at most 12 digits'),
    maybe('bonifico.IBAN', 'transfer_iban', iban, 'where a transfer goes'),
    maybe('bonifico.causale', 'transfer_reference', text(140), 'the reference of that transfer'),
  ],
  checks: [
    thereIs('numero', isBill('number'), 'no such bill of this customer: import the bills first'),
    {
      field: 'consumoAnnuo',
      query: `select line, 'goes with its first and its last day' as reason from staged
        where num_nulls(yearly_consumption, yearly_from, yearly_to) in (1, 2)`,
    },
    {
      field: 'consumoAnnuo.fine',
      query: `select line, 'before consumoAnnuo.inizio' as reason from staged where yearly_to < yearly_from`,
    },
    {
      field: 'potenzaMassima',
      query: `select s.line, 'only a bill of electricity has it' as reason from staged s
        where s.max_power is not null and not exists (
          select from bills b join commodity_contracts c on c.code = b.contract_code
          where b.customer_code = s.customer_code and b.number = s.number and c.commodity = 'LUCE')`,
    },
    ...amountChecks(`select s.line, s.paid_on, s.open_cents as told, b.amount_cents as amount,
        coalesce(s.status_code, b.status_code) as status, coalesce(s.open_cents, b.open_cents) as open
      from staged s join bills b on b.customer_code = s.customer_code and b.number = s.number
      where s.status_code is not null or s.open_cents is not null or s.paid_on is not null`),
  ],
};

function notice() {
  return textThat((value) => /^\d{18}$/.test(value), 'not the 18 digits of a notice');
}

function postal() {
  return textThat((value) => /^\d{1,12}$/.test(value), 'not a postal account of at most 12 digits');
}

const ofTheBill = (column: string) =>
  `(select b.${column} from bills b where b.customer_code = s.customer_code and b.number = s.instalment_of)`;

/** Instalments of a bill (bolletta.numero.1). */
export const instalments: TableKind = {
  kind: 'instalments',
  about:
    'The instalments of bills: each is paid like a bill, and belongs to the contract of the bill it is a part of. The checks of bills hold for them, too.',
  table: 'bills',
  key: ['customer_code', 'number'],
  lockedBy: 'id',
  hasUpdatedAt: true,
  among: `bills.type = 'RATA'`,
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('numero', 'number', text(40), 'the instalment’s own number'),
    needed('numeroBolletta', 'instalment_of', text(40), 'the bill that it is a part of'),
    needed('numeroRata', 'instalment_number', number(1, 999, 'integer'), 'which part', { type: 'integer' }),
    needed('totaleRate', 'instalment_count', number(1, 999, 'integer'), 'of how many', { type: 'integer' }),
    needed('stato', 'status_code', states, statesText),
    needed('importo', 'amount_cents', euros(0, mostCents), 'in euros', { type: 'integer' }),
    needed('importoAperto', 'open_cents', euros(0, mostCents), 'the open amount', { type: 'integer' }),
    needed('dataEmissione', 'issue_date', day, 'a day', { type: 'date' }),
    needed('dataScadenza', 'due_date', day, 'a day', { type: 'date' }),
    maybe('dataPagamento', 'paid_on', day, 'a day', { type: 'date' }),
    maybe('metodoPagamento', 'method_code', text(4), 'the code, as of payment methods'),
    maybe('codiceAvviso', 'notice_code', notice(), 'the 18 digits of pagoPA and of the postal slip'),
    maybe('contoPostale', 'postal_account', postal(), 'at most 12 digits'),
    maybe('bonifico.IBAN', 'transfer_iban', iban, 'where a transfer goes'),
    maybe('bonifico.causale', 'transfer_reference', text(140), 'the reference of that transfer'),
  ],
  made: {
    type: `'RATA'`,
    issuer_vat_number: ofTheBill('issuer_vat_number'),
    contract_code: ofTheBill('contract_code'),
    vas_contract_code: ofTheBill('vas_contract_code'),
    contract_account: ofTheBill('contract_account'),
  },
  checks: [
    thereIs(
      'numeroBolletta',
      `${isBill('instalment_of')} and b.type <> 'RATA'`,
      'no such bill of this customer: import the bills first',
    ),
    {
      field: 'numeroRata',
      query: `select line, 'more than totaleRate' as reason from staged where instalment_number > instalment_count`,
    },
    {
      field: 'numero',
      query: `select s.line, 'the number of a bill that is no instalment' as reason from staged s
        where exists (select from ${isBill('number')} and b.type <> 'RATA')`,
    },
    ...amountChecks(`select line, paid_on, open_cents as told, amount_cents as amount, status_code as status,
      open_cents as open from staged`),
  ],
};
