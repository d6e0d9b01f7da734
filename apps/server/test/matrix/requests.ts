import { ownedIdsOf, pathOf, invalidFields, type Call, type OwnedId } from '@sportello/calls';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../support/app.ts';
import type { Asker } from './askers.ts';
import { errorCode } from '../../src/errors/start-error.ts';

type Parts = Record<string, Record<string, unknown>>;

/** An id of each kind that a customer has; kinds not yet in the database are absent. */
export type Ids = Partial<Record<OwnedId, string>>;

const queries: Partial<Record<OwnedId, string>> = {
  customer: 'select $1::text as id',
  // A contract with a POD, since calls require both together.
  'commodity-contract':
    'select code as id from commodity_contracts where customer_code = $1 order by pod is null, code',
  contract: 'select code as id from commodity_contracts where customer_code = $1',
  // A contract whose period runs, which `prepare` gives each of the customers.
  'contract-or-request': `select c.code as id from commodity_contracts c
     left join withdrawal_terms t on t.contract_kind = 'COMMODITY' and t.contract_code = c.code
     where c.customer_code = $1 and c.quotation_code is null order by t.starts_on desc nulls last, c.code`,
  quotation: "select code as id from onboarding_requests where customer_code = $1 and source = 'QUOTATION'",
  // A service and its payment account, shared with a supply, since calls require both together.
  'vas-contract':
    'select v.code as id from vas_contracts v join commodity_contracts c using (customer_code, contract_account) where customer_code = $1 order by v.code',
  'contract-account':
    'select contract_account as id from vas_contracts v join commodity_contracts c using (customer_code, contract_account) where customer_code = $1 order by v.code',
  'fiscal-code': 'select fiscal_code as id from customers where code = $1',
  'vat-number': 'select vat_number as id from vas_contracts where customer_code = $1 and vat_number is not null',
  pod: 'select pod as id from commodity_contracts where customer_code = $1 and pod is not null order by code',
  document: 'select number as id from documents where customer_code = $1 and archive_key is not null order by number',
  bill: 'select number as id from bills where customer_code = $1 and contract_code is not null order by id',
  intervention: 'select id from interventions where customer_code = $1 order by id',
  'intervention-or-installation': 'select id from interventions where customer_code = $1 order by id',
  'intervention-document':
    'select f.id::text as id from intervention_files f join interventions i on i.id = f.intervention_id where i.customer_code = $1',
  visit: "select id from interventions where customer_code = $1 and sub_state = 'APPOINTMENT_AGREED' order by id desc",
  quote:
    'select q.id from quotes q join interventions i on i.id = q.intervention_id where i.customer_code = $1 order by q.id',
  'booking-draft': 'select id::text as id from booking_drafts where customer_code = $1 order by id',
  session:
    'select s.id::text as id from sessions s join accounts a on a.id = s.account_id where a.customer_code = $1 order by s.created_at desc',
  reading:
    'select r.id::text as id from meter_readings r join reading_photos p on p.reading_id = r.id join commodity_contracts c on c.code = r.contract_code where c.customer_code = $1 order by r.id',
  'card-setup': 'select id::text as id from card_setups where customer_code = $1 order by created_at',
  'bill-payment': 'select id::text as id from payments where customer_code = $1 order by created_at',
  notification: 'select id::text as id from notifications where customer_code = $1',
  // The device of `prepare`: the one that `subscribePush` makes ends with its session.
  'push-device': `select id::text as id from push_subscriptions where customer_code = $1 and id = md5('push' || $1)::uuid`,
  case: `select concat_ws('-', 'RC', to_char(received_at at time zone 'Europe/Rome', 'YYYY'), lpad(id::text, 6, '0')) as id
     from cases where customer_code = $1 order by id not in (123, 124), id`,
  'supply-request': `select concat_ws('-', 'PR', to_char(requested_at at time zone 'Europe/Rome', 'YYYY'), lpad(id::text, 6, '0')) as id
     from supply_requests where customer_code = $1 order by id not in (123, 124), id`,
  'supply-request-draft': `select id from supply_request_drafts where customer_code = $1 order by id not like 'pratica-%', id`,
  notice: 'select number as id from legal_notices where customer_code = $1 order by number',
  pdr: 'select pdr as id from commodity_contracts where customer_code = $1 and pdr is not null',
};

/** PostgreSQL's code for a table that doesn't exist. */
const UNDEFINED_TABLE = '42P01';

export async function idsOf(gateway: Pick<TestApp, 'database'>, customerCode: string): Promise<Ids> {
  const ids: Ids = {};
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await gateway.database.pool
      .query<{ id: string }>(`${query} limit 1`, [customerCode])
      .catch((error: unknown) => {
        // The schema of an earlier release lacks the tables of later calls.
        if (errorCode(error) === UNDEFINED_TABLE) return { rows: [] };
        throw error;
      });
    if (rows[0]) ids[kind as OwnedId] = rows[0].id;
  }
  return ids;
}

/** An unused id in a valid format. */
export function missingId(kind: OwnedId): string {
  if (kind === 'case') return 'RC-2026-999999';
  if (kind === 'supply-request') return 'PR-2026-999999';
  return kind === 'fiscal-code' || kind === 'vat-number' ? 'NONESISTE' : 'NON-ESISTE';
}

/**
 * Returns the call's example with every owned id replaced by `idFor`. An id missing in the example is added when it
 * is the tested one, replacing the fields that exclude it.
 */
export function requestFor(
  call: Call,
  asker: Asker,
  idFor: (place: string, kind: OwnedId) => string | undefined,
  tried?: string,
) {
  const parts = structuredClone(call.example.request) as Parts;
  // The example's version matches no row; without one the last write wins.
  delete parts['headers']?.['if-match'];
  for (const account of (parts['body']?.['conti'] ?? []) as { versione?: string }[]) delete account.versione;
  for (const [place, kind] of Object.entries(ownedIdsOf(call))) {
    const id = idFor(place, kind);
    if (id !== undefined) put(parts, place.split('.'), id);
    if (id !== undefined && place === tried) bringIn(call, parts, place, id);
  }
  return {
    ...injectOptions(call, parts),
    ...(asker.bearer !== undefined && { bearer: asker.bearer }),
    onBehalfOf: asker.onBehalfOf,
    link: asker.link,
  };
}

/** Adds an id missing in the example and removes the ids that the call rejects next to it. */
function bringIn(call: Call, parts: Parts, place: string, id: string): void {
  const [part = '', name = ''] = place.split('.');
  const fields = parts[part];
  if (!fields || name in fields || name.endsWith('[]')) return;
  fields[name] = id;
  const schema = call[part as 'query' | 'body'];
  for (const other of Object.keys(ownedIdsOf(call))) {
    const [otherPart, otherName = ''] = other.split('.');
    if (otherPart !== part || otherName === name || !(otherName in fields)) continue;
    if (invalidFields(schema, fields).length === 0) return;
    const kept = fields[otherName];
    delete fields[otherName];
    if (invalidFields(schema, fields).length > 0) fields[otherName] = kept;
  }
}

/** Replaces an id where the example has one; absent fields stay absent. */
function put(node: Record<string, unknown>, [step = '', ...rest]: string[], id: string): void {
  const name = step.replace('[]', '');
  const child = node[name];
  if (child === undefined) return;
  if (rest.length === 0) node[name] = step.endsWith('[]') ? [id] : id;
  else
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      put(each as Record<string, unknown>, rest, id);
}

function injectOptions(
  call: Call,
  parts: Parts,
): Pick<InjectOptions, 'method' | 'headers' | 'payload'> & { readonly url: string } {
  const path = pathOf(call).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts['params']?.[name])),
  );
  const query = new URLSearchParams(
    Object.entries(parts['query'] ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const isForm = call.bodyType === 'form';
  const body = parts['body'];
  return {
    method: call.method,
    url: `/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: {
      ...(parts['headers'] as Record<string, string> | undefined),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body }),
  };
}
