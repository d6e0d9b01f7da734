import type { PoolClient } from 'pg';
import type { InvoiceBody, InvoiceHeader } from '../../fatturapa/read/shape.ts';
import { pointsOf } from './notes.ts';

/** The contract that a document is about. */
export interface Contract {
  readonly code: string;
  readonly kind: 'COMMODITY' | 'VAS';
  /** Of a service: what the contract is. */
  readonly subType: string | null;
  readonly customerCode: string;
  readonly account: string | null;
}

/** What a document says of whose it is. */
export interface Named {
  readonly taxIds: readonly string[];
  readonly contracts: readonly string[];
  readonly points: readonly string[];
}

export function namedIn({ CessionarioCommittente: buyer }: InvoiceHeader, body: InvoiceBody): Named {
  const { IdFiscaleIVA, CodiceFiscale } = buyer.DatiAnagrafici;
  return {
    taxIds: [IdFiscaleIVA?.IdCodice, CodiceFiscale].flatMap((id) => (id === undefined ? [] : [id.toUpperCase()])),
    contracts: body.DatiGenerali.DatiContratto.map(({ IdDocumento }) => IdDocumento),
    points: pointsOf(body),
  };
}

/** The contracts of whoever is billed, by a tax identifier of theirs or of the contract itself, as a condominium has one. */
const contractsQuery = `
  with billed as (
    select code, fiscal_code, vat_number from customers where fiscal_code = any($1) or vat_number = any($1)
  ), contracts as (
    select code, 'COMMODITY' as kind, null as sub_type, customer_code, contract_account, pod, pdr, fiscal_code, vat_number
    from commodity_contracts where customer_code in (select code from billed) or code = any($2)
    union all
    select code, 'VAS', sub_type, customer_code, contract_account, pod, null, fiscal_code, vat_number
    from vas_contracts where customer_code in (select code from billed) or code = any($2)
  )
  select code, kind, sub_type as "subType", customer_code as "customerCode", contract_account as account,
    (code = any($2)) as "isNamed", coalesce(pod = any($3) or pdr = any($3), false) as "isAtPoint"
  from contracts
  where customer_code in (select code from billed) or fiscal_code = any($1) or vat_number = any($1)
  order by kind, code`;

interface Found extends Contract {
  readonly isNamed: boolean;
  readonly isAtPoint: boolean;
}

/** The contract that a document is about, or why there is none (fornitore.fatture.2). */
export async function contractOf(client: PoolClient, named: Named): Promise<Contract | string> {
  const { taxIds, contracts, points } = named;
  const { rows } = await client.query<Found>(contractsQuery, [taxIds, contracts, points]);
  if (rows.length === 0) {
    return 'no customer with a contract has this fiscal code or VAT number: import customers and contracts first';
  }
  // A service stands at a supply's point too, so a point alone means the supply.
  const byCode = rows.filter(({ isNamed }) => isNamed);
  const byPoint = rows.filter(({ isAtPoint, kind }) => isAtPoint && kind === 'COMMODITY');
  const isNamed = contracts.length > 0 || points.length > 0;
  const chosen = byCode.length > 0 ? byCode : byPoint.length > 0 ? byPoint : isNamed ? [] : rows;
  const [only, other] = chosen;
  if (only === undefined) return 'no contract of this customer has this code, POD or PDR';
  if (other !== undefined) {
    return 'this customer has several contracts, and DatiContratto, POD and PDR do not say which one it is about';
  }
  return only;
}
