import { CONTRACT_PLACES, EXIT_KINDS, EXIT_STEPS, WITHDRAWAL_CONTRACTS } from '@sportello/domain';
import type { ApiError, Row } from '../table/columns.ts';
import { code, day, euros, oneOf, text } from '../table/cells.ts';
import { isCustomer, maybe, needed, thereIs, type TableKind } from './kind.ts';

const listed = (words: readonly string[]) => words.map((each) => `\`${each}\``).join(', ');

/** When and where each contract was made: the period in which it can be withdrawn from follows (recesso.periodo.1). */
export const withdrawalTerms: TableKind = {
  kind: 'withdrawal-terms',
  about:
    'When and where contracts were made, after the contracts and requests. The customer can withdraw from a contract that is here until its period ends; from one that is not, they can’t.',
  table: 'withdrawal_terms',
  key: ['contract_kind', 'contract_code'],
  columns: [
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    needed('tipoContratto', 'contract_kind', oneOf(...WITHDRAWAL_CONTRACTS), listed(WITHDRAWAL_CONTRACTS)),
    needed('codiceContratto', 'contract_code', code, 'the contract, or the request of a QUOTATION'),
    needed('decorrenza', 'starts_on', day, 'the day of conclusion, or of the delivery of goods', { type: 'date' }),
    needed('luogo', 'place', oneOf(...CONTRACT_PLACES), listed(CONTRACT_PLACES)),
    maybe('costoUscita', 'exit_cost_cents', euros(0, 99_999), 'what an exit costs after the period, in euros', {
      type: 'integer',
    }),
    maybe('testoUscita', 'exit_cost_words', text(500), 'words for the customer about that cost'),
  ],
  checks: [
    isCustomer,
    thereIs(
      'codiceContratto',
      `(select 'COMMODITY' as kind, code, customer_code from commodity_contracts
        union all select 'VAS', code, customer_code from vas_contracts
        union all select 'QUOTATION', code, customer_code from onboarding_requests
        union all select 'QUOTATION', quotation_code, customer_code from commodity_contracts) c
        where c.kind = s.contract_kind and c.code = s.contract_code and c.customer_code = s.customer_code`,
      'no such contract of this customer: import the contracts first',
    ),
    {
      field: 'decorrenza',
      query: `select s.line, 'a day that has not come' as reason from staged s where s.starts_on > :today`,
    },
  ],
};

function finishExit(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const isFilled = (name: string) => (row[name] ?? null) !== null;
  const problems: Omit<ApiError, 'line'>[] = [];
  if (!isFilled('data') && !isFilled('dataPrevista')) problems.push({ field: 'data', reason: 'missing' });
  if (isFilled('numeroBolletta') && row['passo'] !== 'ULTIMA_BOLLETTA') {
    problems.push({ field: 'numeroBolletta', reason: 'only of ULTIMA_BOLLETTA' });
  }
  return problems.length > 0 ? { problems } : { row };
}

/** Steps of the exits of supplies, a row each (uscita.passi.1). */
export const exits: TableKind = {
  kind: 'exits',
  about:
    'Where the exit of a supply stands: a row for each of its steps, done or expected. The day on which it was asked for names the exit; of several exits the latest is shown.',
  table: 'contract_exits',
  key: ['contract_code', 'requested_on', 'step'],
  columns: [
    needed('codiceContratto', 'contract_code', code, 'the supply'),
    needed('richiestaIl', 'requested_on', day, 'the day on which the exit was asked for', { type: 'date' }),
    needed('tipo', 'kind', oneOf(...EXIT_KINDS), listed(EXIT_KINDS)),
    needed('passo', 'step', oneOf(...EXIT_STEPS), `${listed(EXIT_STEPS)}; once for each exit`),
    maybe('data', 'done_on', day, 'the day on which the step was done', { type: 'date' }),
    maybe('dataPrevista', 'expected_on', day, 'the day on which it is expected', { type: 'date' }),
    maybe('nuovoFornitore', 'new_supplier', text(200), 'the name of the other supplier'),
    maybe('numeroBolletta', 'bill_number', code, 'of ULTIMA_BOLLETTA: the last bill'),
  ],
  finish: finishExit,
  checks: [
    thereIs(
      'codiceContratto',
      'commodity_contracts c where c.code = s.contract_code',
      'no such supply: import the contracts first',
    ),
    {
      field: 'data',
      query: `select s.line, 'a day that has not come' as reason from staged s where s.done_on > :today`,
    },
    {
      field: 'tipo',
      query: `select s.line, 'another kind than another step of this exit' as reason from staged s
        where exists (select from staged o where o.contract_code = s.contract_code
          and o.requested_on = s.requested_on and o.kind <> s.kind)`,
    },
  ],
};
