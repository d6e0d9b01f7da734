import { onlyOnce, type SetCheck } from '../table/line-errors.ts';

const isEnergy = `type in ('LUCE', 'GAS')`;

/** Checks that need all rows, or data already in the database. */
export const contractChecks: readonly SetCheck[] = [
  onlyOnce('codiceContratto', ['commodity_code'], isEnergy),
  onlyOnce('codiceContrattoVas', ['vas_code'], `not ${isEnergy}`),
  {
    field: 'codiceCliente',
    query: `select s.line, 'no such customer: import the customers first' as reason from staged s
            where not exists (select from customers c where c.code = s.customer_code)`,
  },
  otherCommodity('GAS', 'pod'),
  otherCommodity('LUCE', 'pdr'),
];

/** A supply that changes commodity would keep its old point of delivery if the file lacks that column. */
function otherCommodity(type: 'LUCE' | 'GAS', point: 'pod' | 'pdr'): SetCheck {
  return {
    field: 'tipo',
    unlessNotified: point,
    query: `select s.line, 'a supply with a ${point.toUpperCase()}: let the file have ${point}, too' as reason
      from staged s join commodity_contracts c on c.code = s.commodity_code
      where s.type = '${type}' and c.${point} is not null`,
  };
}
