import type { PoolClient } from 'pg';
import type { Day } from '@sportello/domain';
import { StartError } from '../../../errors/start-error.ts';
import type { Commodity } from './read.ts';

interface Contract {
  readonly code: string;
  readonly commodity: Commodity;
  readonly start: Day | null;
  /** The start, or the day from which it is its holder's, whichever is later (fornitore.dati.6). */
  readonly since: Day | null;
  readonly end: Day | null;
}

/** Finds the contracts of a file's curves, by commodity (consumo.importazione.3). */
export async function suppliesOf(
  client: PoolClient,
  fileName: string,
  commodities: readonly Commodity[],
  named: readonly string[],
): Promise<ReadonlyMap<Commodity, readonly Contract[]>> {
  const inName = /IT\d{3}E[A-Z0-9]{8,9}/i.exec(fileName)?.[0].toUpperCase();
  const names = named.length > 0 || inName === undefined ? named : [inName];
  const found = new Map<Commodity, readonly Contract[]>();
  for (const name of names) {
    const contracts = await contractsAt(client, name);
    const [commodity] = new Set(contracts.map((each) => each.commodity));
    if (commodity === undefined) throw new StartError(`${name}: no supply has this POD, PDR or contract.`);
    if (!commodities.includes(commodity)) throw new StartError(`${name} is gas, and the file holds electricity.`);
    if (found.has(commodity)) throw new StartError('Two supplies of one kind were named: a file is of one.');
    found.set(commodity, contracts);
  }
  if (names.length > 0) return found;
  for (const commodity of commodities) {
    const only = await onlyOf(client, commodity);
    if (only !== undefined) found.set(commodity, only);
  }
  if (found.size === 0) {
    throw new StartError(
      'The file does not say which supply it is of: name its POD, PDR or contract (--supply, or "forniture" where it is sent).',
    );
  }
  return found;
}

/** Returns the contract active on a day; a single contract covers all days. */
export function contractOn(contracts: readonly Contract[], day: Day): string | undefined {
  if (contracts.length === 1) return contracts[0]?.code;
  const running = (begin: 'since' | 'start') =>
    contracts.find(({ [begin]: first, end }) => (first === null || first <= day) && (end === null || day <= end))?.code;
  return running('since') ?? running('start');
}

const COLUMNS = `select code, commodity, start_date::text as start,
  greatest(start_date, holder_since)::text as since, end_date::text as end
  from commodity_contracts`;

async function contractsAt(client: PoolClient, name: string): Promise<readonly Contract[]> {
  const { rows } = await client.query<Contract>(
    `${COLUMNS} where code = $1 or pod = $1 or pdr = $1 order by (code = $1) desc, start_date desc nulls last, code`,
    [name],
  );
  const [first] = rows;
  return first?.code === name ? [first] : rows;
}

async function onlyOf(client: PoolClient, commodity: Commodity): Promise<readonly Contract[] | undefined> {
  const { rows } = await client.query<Contract>(`${COLUMNS} where commodity = $1 limit 2`, [commodity]);
  return rows.length === 1 ? rows : undefined;
}
