import { onlyOnce, type SetCheck } from '../table/line-errors.ts';

const isEnergy = `type in ('LUCE', 'GAS')`;

/** What can only be seen with all rows, or with what is in the database already. */
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

/** A supply that becomes one of the other kind would keep its point of delivery where the file has no column for it. */
function otherCommodity(type: 'LUCE' | 'GAS', point: 'pod' | 'pdr'): SetCheck {
  return {
    field: 'tipo',
    unlessNotified: point,
    query: `select s.line, 'a supply with a ${point.toUpperCase()}: let the file have ${point}, too' as reason
      from staged s join commodity_contracts c on c.code = s.commodity_code
      where s.type = '${type}' and c.${point} is not null`,
  };
}
