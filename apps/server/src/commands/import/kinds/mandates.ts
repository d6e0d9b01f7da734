import { isCreditorIdentifier } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { code, day, fiscalCode, iban, oneOf, text, textThat } from '../table/cells.ts';
import { isCustomer, maybe, needed, type TableKind } from './kind.ts';
import { isTheirAccount, mandate } from './payments.ts';

const creditor = textThat(
  isCreditorIdentifier,
  'not a SEPA creditor identifier: form or check digits are wrong',
  (raw) => raw.replaceAll(' ', '').toUpperCase(),
);

/** Distinguishes the changes that stand for imported mandates from those that customers made. */
const KEY = `'import ' || s.reference`;

async function addChanges(client: PoolClient): Promise<void> {
  await client.query(`insert into payment_changes (customer_code, method_code, contract_accounts, at, key, digest)
    select s.customer_code, 'U', array[s.contract_account], s.signed_on, ${KEY}, 'import' from staged s
    where not exists (select from sepa_mandates m where m.reference = s.reference)
    on conflict (customer_code, key) do nothing`);
}

/**
 * Mandates that another system collected until now (pagamento.mandato.3). Each stands on a change of the way to pay,
 * as those that are given here do.
 */
export const mandates: TableKind = {
  kind: 'mandates',
  about:
    'Mandates of direct debits that were signed elsewhere, so that they are collected here. `payment-methods` names the one in force as `mandatoAttuale`. Those that were given in this area stay.',
  table: 'sepa_mandates',
  key: ['reference'],
  before: addChanges,
  made: {
    change_id: `(select c.id from payment_changes c where c.customer_code = s.customer_code and c.key = ${KEY})`,
    text: `'Mandato firmato il ' || to_char(s.signed_on, 'DD/MM/YYYY') || ' e ripreso da un altro sistema del fornitore.'`,
    accepted_at: `s.signed_on::timestamp at time zone 'Europe/Rome'`,
  },
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('contractAccount', 'contract_account', code, 'the account whose bills are debited'),
    needed('riferimento', 'reference', mandate, 'the mandate’s reference (UMR), once in the file'),
    needed('dataFirma', 'signed_on', day, 'the day of the signature', { type: 'date' }),
    needed('IBAN', 'iban', iban, 'checked to its check digits'),
    needed('nome', 'name', text(), 'first name of the account’s holder, or the name of a company'),
    maybe('cognome', 'surname', text(), 'empty for a company', { otherwise: `''` }),
    needed('codiceFiscale', 'fiscal_code', fiscalCode, 'of the holder'),
    needed('creditore.identificativo', 'creditor_identifier', creditor, 'to whom it was given: `SEPA_CREDITOR_ID`'),
    needed('creditore.nome', 'creditor_name', text(70), 'as the mandate names it'),
    maybe(
      'sequenza',
      'sequence',
      oneOf('FRST', 'RCUR'),
      '`FRST` or `RCUR`, which are both collected as `RCUR`; a mandate for one debit (`OOFF`) or the last (`FNAL`) is none to go on with',
      { isHelper: true },
    ),
    maybe('dataFine', 'ended_at', day, 'the day on which it ended; stays, once it has', { type: 'date' }),
  ],
  checks: [
    isCustomer,
    isTheirAccount,
    {
      field: 'dataFirma',
      query: `select s.line, 'a day that has not come' as reason from staged s where s.signed_on > :today`,
    },
    {
      field: 'riferimento',
      query: `select s.line, 'a mandate that was given in this area, which keeps it' as reason from staged s
        join sepa_mandates m on m.reference = s.reference join payment_changes c on c.id = m.change_id
        where c.key is distinct from ${KEY}`,
    },
    {
      field: 'riferimento',
      query: `select s.line, 'a mandate of another customer' as reason from staged s
        join sepa_mandates m on m.reference = s.reference where m.customer_code <> s.customer_code`,
    },
  ],
};
