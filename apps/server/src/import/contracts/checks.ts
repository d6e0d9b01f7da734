import type { SetCheck } from '../table/refusals.ts';

const isEnergy = `type in ('LUCE', 'GAS')`;

function twice(column: string, where: string): string {
  return `select line, 'the same as on line ' || first as reason
          from (select line, first_value(line) over (partition by ${column} order by line) as first
                from staged where ${where}) s
          where line <> first`;
}

/** What can only be seen with all rows, or with what is in the database already. */
export const contractChecks: readonly SetCheck[] = [
  { field: 'codiceContratto', query: twice('commodity_code', isEnergy) },
  { field: 'codiceContrattoVas', query: twice('vas_code', `not ${isEnergy}`) },
  {
    field: 'codiceCliente',
    query: `select s.line, 'no such customer: import the customers first' as reason from staged s
            where not exists (select from customers c where c.code = s.customer_code)`,
  },
];
