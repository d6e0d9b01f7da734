import { onlyOnce, type SetCheck } from '../table/refusals.ts';

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
];
