import type { SetCheck } from '../table/line-errors.ts';

/**
 * Rejects impossible states of a bill (fornitore.dati.5), by the row's values and, where they are absent, the bill's.
 * For a bill paid in instalments (04, 06) the source may state the open amount, which customers are not asked to pay.
 *
 * @param rows SQL of `line`, `status` and `open`, `told` (the open amount in the row), `amount` and `paid_on`
 */
export function amountChecks(rows: string): readonly SetCheck[] {
  const reject = (field: string, where: string, reason: string): SetCheck => ({
    field,
    query: `select line, ${reason} as reason from (${rows}) b where ${where}`,
  });
  const euros = (cents: string) => `to_char(${cents} / 100.0, 'FM999999990.00')`;
  return [
    reject('importoAperto', 'told > greatest(amount, 0)', `'more than the bill, which is ' || ${euros('amount')}`),
    reject(
      'importoAperto',
      `status in ('01', '05') and open > 0 and open <= greatest(amount, 0)`,
      `'the status ' || status || ' leaves nothing open, and open is ' || ${euros('open')}`,
    ),
    reject(
      'importoAperto',
      `status in ('02', '03') and told = 0 and amount > 0`,
      `'the status ' || status || ' is to be paid, and nothing is open'`,
    ),
    reject('dataPagamento', 'paid_on > :today', `'a day to come'`),
  ];
}
