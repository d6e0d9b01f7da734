import type { SuppliedCommodity } from '@sportello/domain';
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
  {
    field: 'intestatarioDal',
    query: `select s.line, 'a day to come: until then the contract is its holder’s, so load the change on that day' as reason
      from staged s join commodity_contracts c on c.code = s.commodity_code
      where s.holder_since > :today and c.customer_code <> s.customer_code`,
  },
  {
    field: 'intestatarioDal',
    query: `select s.line, 'another customer’s contract of this point has not ended the day before: load its dataFine, too'
        as reason
      from staged s left join commodity_contracts own on own.code = s.commodity_code
      cross join lateral (select coalesce(s.pod, own.pod, s.pdr, own.pdr) as at) point
      where s.holder_since is not null and exists (
        select from (
          select coalesce(o.customer_code, c.customer_code) as holder, coalesce(o.end_date, c.end_date) as last_day,
            coalesce(o.commodity_code, c.code) as code, coalesce(o.pod, c.pod, o.pdr, c.pdr) as at,
            coalesce(o.holder_since, c.holder_since, o.start_date, c.start_date, '-infinity') as first_day
          from commodity_contracts c full join (select * from staged where ${isEnergy}) o on o.commodity_code = c.code) other
        where other.at = point.at and other.code <> s.commodity_code and other.holder <> s.customer_code
          and other.first_day < s.holder_since and coalesce(other.last_day >= s.holder_since, true))`,
  },
];

/** A supply that changes commodity would keep its old point of delivery if the file lacks that column. */
function otherCommodity(type: SuppliedCommodity, point: 'pod' | 'pdr'): SetCheck {
  return {
    field: 'tipo',
    unlessNotified: point,
    query: `select s.line, 'a supply with a ${point.toUpperCase()}: let the file have ${point}, too' as reason
      from staged s join commodity_contracts c on c.code = s.commodity_code
      where s.type = '${type}' and c.${point} is not null`,
  };
}
