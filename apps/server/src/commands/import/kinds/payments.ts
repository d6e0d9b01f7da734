import { METHOD_TYPES } from '../../../db/schema/columns.ts';
import { code, day, euros, fiscalCode, flag, iban, oneOf, text, textThat } from '../table/cells.ts';
import type { SetCheck } from '../table/line-errors.ts';
import { isCustomer, maybe, needed, thereIs, type TableKind } from './kind.ts';

export const mandate = textThat(
  (value) => /^[A-Z0-9]{1,35}$/.test(value),
  'not a mandate of at most 35 letters and digits',
  (raw) => raw.toUpperCase(),
);
const lastDigits = textThat((value) => /^\d{4}$/.test(value), 'not the last four digits');
const expiry = textThat((value) => /^(?:0[1-9]|1[0-2])\/\d{4}$/.test(value), 'not a month such as 01/2029');

/** Requires an account of one of the customer's contracts, active or not. */
export const isTheirAccount = thereIs(
  'contractAccount',
  `commodity_contracts c where c.contract_account = s.contract_account and c.customer_code = s.customer_code
   union all select from vas_contracts c where c.contract_account = s.contract_account and c.customer_code = s.customer_code`,
  'no contract of this customer is billed on it: import the contracts first',
);

const ended = `('cessato', 'disattivato', 'annullato')`;

/** Rejects a mandate for an account without active contracts. */
const notOfEnded = (field: string, mandate: string): SetCheck => ({
  field,
  query: `select s.line, 'a mandate for an account whose contracts have all ended' as reason from staged s
    where s.${mandate} is not null and exists (
      select from (
        select c.source_state as state from commodity_contracts c where c.contract_account = s.contract_account
        union all select c.source_state from vas_contracts c where c.contract_account = s.contract_account) c
      having count(*) > 0 and bool_and(lower(c.state) in ${ended}))
    and s.status is distinct from 'Disattivato'`,
});

/** Payment methods of accounts, including mandates (pagamento.modello.1). */
export const paymentMethods: TableKind = {
  kind: 'payment-methods',
  about: 'Payment method and mandate of each contract account. An account without a row is unknown.',
  table: 'payment_methods',
  key: ['contract_account'],
  hasUpdatedAt: true,
  empties: ['chosen_at'],
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('contractAccount', 'contract_account', code, 'the account, once in the file'),
    maybe('metodoPagamento', 'method_code', text(4), 'the code: `B`, `N`, `F`, `L`, `M`, `P`, `S`, `U`, `W`, `J`'),
    maybe('id', 'method_id', text(100), 'the method’s number at the source'),
    maybe('stato', 'status', text(100), '`Attivo`, `In Attivazione`, `In Disattivazione`, `Disattivato`'),
    maybe('tipo', 'type', oneOf(...METHOD_TYPES), METHOD_TYPES.map((each) => `\`${each}\``).join(', ')),
    maybe('carta.intestatario', 'card_holder', text(), 'the holder of the card'),
    maybe('carta.ultimeCifre', 'card_last_digits', lastDigits, 'the last four digits of its number'),
    maybe('carta.scadenza', 'card_expiry', expiry, '`MM/YYYY`'),
    maybe('carta.circuito', 'card_circuit', text(40), 'Visa, Mastercard, …'),
    maybe('carta.tipologia', 'card_kind', oneOf('CREDITO', 'DEBITO', 'PREPAGATA'), '`CREDITO`, `DEBITO`, `PREPAGATA`'),
    maybe('carta.token', 'card_token', text(255), 'the card’s name at the payment provider, never its number'),
    maybe('sdd.nome', 'debit_name', text(), 'first name of the account’s holder'),
    maybe('sdd.cognome', 'debit_surname', text(), ''),
    maybe('sdd.IBAN', 'debit_iban', iban, 'checked to its check digits'),
    maybe('sdd.banca', 'debit_bank', text(), ''),
    maybe('sdd.filiale', 'debit_branch', text(), ''),
    maybe('sdd.codiceFiscale', 'debit_fiscal_code', fiscalCode, ''),
    maybe('mandatoAttuale', 'current_mandate', mandate, 'the mandate that is debited'),
    maybe('mandatoFuturo', 'future_mandate', mandate, 'the one that takes its place'),
    maybe('ibanFuturo', 'future_iban', iban, ''),
  ],
  checks: [
    isCustomer,
    isTheirAccount,
    notOfEnded('mandatoAttuale', 'current_mandate'),
    notOfEnded('mandatoFuturo', 'future_mandate'),
  ],
};

/** Charges for services (pagamento.chiamate.2). */
export const charges: TableKind = {
  kind: 'charges',
  about: 'Price, frequency and account of a service: a row for each account that shares it.',
  table: 'vas_charges',
  key: ['contract_code', 'contract_account'],
  columns: [
    needed('codiceContrattoVas', 'contract_code', code, 'the service'),
    needed('contractAccount', 'contract_account', code, 'the account, once for each service'),
    maybe('importo', 'amount_cents', euros(0, 1_000_000), 'each charge in euros, as `26,90`', { type: 'integer' }),
    maybe('frequenza', 'frequency', text(40), '`mensile`, `bimestrale`, `quadrimestrale`; empty for a single charge'),
    maybe('dataProssimoAddebito', 'next_charge_day', day, 'a day', { type: 'date' }),
  ],
  checks: [
    thereIs(
      'codiceContrattoVas',
      'vas_contracts c where c.code = s.contract_code',
      'no such service: import the contracts first',
    ),
    thereIs(
      'contractAccount',
      `vas_contracts v join (
         select contract_account, customer_code from commodity_contracts
         union all select contract_account, customer_code from vas_contracts
       ) c on c.customer_code = v.customer_code
       where v.code = s.contract_code and c.contract_account = s.contract_account`,
      'no contract of the service’s customer is billed on it: import the contracts first',
      'not exists (select from vas_contracts v where v.code = s.contract_code)',
    ),
  ],
};

/** Delivery of bills and notifications (recapito.modello.1). */
export const deliveries: TableKind = {
  kind: 'deliveries',
  about: 'Delivery of bills and notifications of an account. It belongs to the customer from the first row on.',
  table: 'bill_deliveries',
  key: ['customer_code', 'contract_account'],
  hasUpdatedAt: true,
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('contractAccount', 'contract_account', code, 'the account, once in the file'),
    maybe('tipoRecapito', 'bill_delivery', oneOf('02', '03'), '`02` by web, `03` on paper; empty is neither'),
    maybe('sms', 'sms', flag, 'yes or no', { type: 'boolean', otherwise: 'false' }),
    maybe('mail', 'mail', flag, 'yes or no', { type: 'boolean', otherwise: 'false' }),
    maybe('frequenzaRecapito', 'delivery_frequency', text(40), '`mensile`, `bimestrale`, `quadrimestrale`'),
  ],
  checks: [isCustomer, isTheirAccount],
};
