import type { PoolClient } from 'pg';
import type { InvoiceBody, InvoiceHeader } from '../../../formats/fatturapa/read/shape.ts';
import { pointsOf } from './notes.ts';

export interface Contract {
  readonly code: string;
  readonly kind: 'COMMODITY' | 'VAS';
  /** Set for services only. */
  readonly subType: string | null;
  readonly customerCode: string;
  readonly account: string | null;
}

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

/**
 * Finds for each document the contracts of the billed customer, by the customer's tax identifier or the contract's
 * own, as a condominium has. Two matches are enough to detect ambiguity: an administrator has hundreds.
 */
const contractsQuery = `
  with asked as (
    select * from json_to_recordset($1) as a(at integer, "taxIds" text[], contracts text[], points text[])
  ), billed as (
    select a.at, c.code from asked a cross join unnest(a."taxIds") as tax(id) join customers c on c.fiscal_code = tax.id
    union
    select a.at, c.code from asked a cross join unnest(a."taxIds") as tax(id) join customers c on c.vat_number = tax.id
  ), supplies as (
    select b.at, c.code from billed b join commodity_contracts c on c.customer_code = b.code
    union
    select a.at, c.code from asked a cross join unnest(a.contracts) as named(code)
    join commodity_contracts c on c.code = named.code
    where c.fiscal_code = any(a."taxIds") or c.vat_number = any(a."taxIds")
  ), services as (
    select b.at, c.code from billed b join vas_contracts c on c.customer_code = b.code
    union
    select a.at, c.code from asked a cross join unnest(a.contracts) as named(code)
    join vas_contracts c on c.code = named.code
    where c.fiscal_code = any(a."taxIds") or c.vat_number = any(a."taxIds")
  ), found as (
    select f.at, 'COMMODITY' as kind, c.code, null as "subType", c.customer_code as "customerCode",
      c.contract_account as account, c.code = any(a.contracts) as "isNamed",
      coalesce(c.pod = any(a.points) or c.pdr = any(a.points), false) as "isAtPoint"
    from supplies f join asked a on a.at = f.at join commodity_contracts c on c.code = f.code
    union all
    select f.at, 'VAS', c.code, c.sub_type, c.customer_code, c.contract_account, c.code = any(a.contracts),
      coalesce(c.pod = any(a.points), false)
    from services f join asked a on a.at = f.at join vas_contracts c on c.code = f.code
  ), alike as (
    select *, row_number() over (partition by at, kind, "isNamed", "isAtPoint" order by code) as place from found
  )
  select * from alike where place <= 2 order by at, kind, code`;

interface Found extends Contract {
  /** Index of the document. */
  readonly at: number;
  readonly isNamed: boolean;
  readonly isAtPoint: boolean;
}

/** Returns the contract of each document, or the reason why there is none (fornitore.fatture.2). */
export async function contractsOf(client: PoolClient, asked: readonly Named[]): Promise<(Contract | string)[]> {
  const { rows } = await client.query<Found>(contractsQuery, [
    JSON.stringify(asked.map((named, at) => ({ ...named, at }))),
  ]);
  const found = Map.groupBy(rows, ({ at }) => at);
  return asked.map((named, at) => contractAmong(found.get(at) ?? [], named));
}

function contractAmong(rows: readonly Found[], { contracts, points }: Named): Contract | string {
  if (rows.length === 0) {
    return 'no customer with a contract has this fiscal code or VAT number: import customers and contracts first';
  }
  // A service also has a supply's point, so a point alone selects the supply.
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
