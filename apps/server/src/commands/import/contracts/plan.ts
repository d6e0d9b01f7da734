import type { PoolClient } from 'pg';
import type { FileKind } from '../kinds/kind.ts';
import type { RowSource } from '../table/source.ts';
import type { ImportPlan } from '../table/import.ts';
import { merge, type Counts, type Target } from '../table/merge.ts';
import { contractChecks } from './checks.ts';
import { contractColumns, type ContractType } from './columns.ts';
import { finishContract } from './finish.ts';

/** Contracts: supplies, services, products and fibre in one file, whose rows go to several tables. */
export const contracts: ImportPlan & FileKind = {
  kind: 'contracts',
  about: 'All contracts, after the customers. A column that the kind of contract does not have must be empty.',
  columns: contractColumns,
  finish: finishContract,
  checks: contractChecks,
  write: writeContracts,
};

const OF_GAS = new Set(['pdr', 'gas_coefficient']);

async function writeContracts(client: PoolClient, file: RowSource): Promise<Counts> {
  const supplies = await merge(client, {
    table: 'commodity_contracts',
    key: 'code',
    targets: [
      { column: 'code', value: 's.commodity_code', isInFile: true },
      { column: 'commodity', value: 's.type', isInFile: true },
      ...targetsOf('LUCE', file, ['type', 'commodity_code', 'pdr']),
      ...targetsOf('GAS', file, []).filter(({ column }) => OF_GAS.has(column)),
    ],
    where: `s.type in ('LUCE', 'GAS')`,
    hasUpdatedAt: true,
  });
  const services = await merge(client, {
    table: 'vas_contracts',
    key: 'code',
    targets: [{ column: 'code', value: 's.vas_code', isInFile: true }, ...targetsOf('PRODOTTO', file, ['vas_code'])],
    where: `s.type not in ('LUCE', 'GAS')`,
    hasUpdatedAt: true,
  });
  await writeParts(client, file);
  return {
    added: supplies.added + services.added,
    changed: supplies.changed + services.changed,
    unchanged: supplies.unchanged + services.unchanged,
  };
}

/** Writes the line of a fibre contract and the self-consumption data of a service, which have their own tables. */
async function writeParts(client: PoolClient, file: RowSource): Promise<void> {
  await client.query(
    `delete from fibre_lines f using staged s where f.contract_code = s.vas_code and s.type <> 'FIBRA'`,
  );
  const isReportedKind = file.columns.has('sottoTipo')
    ? `s.sub_type is distinct from 'AUTOCONSUMO'`
    : `s.type <> 'SERVIZIO'`;
  await client.query(
    `delete from self_consumptions c using staged s where c.contract_code = s.vas_code and ${isReportedKind}`,
  );
  await mergePart(client, file, 'fibre_lines', 'fibra.');
  await mergePart(client, file, 'self_consumptions', 'autoconsumo.');
}

async function mergePart(client: PoolClient, file: RowSource, table: string, prefix: string): Promise<void> {
  const own = contractColumns.filter(({ name }) => name.startsWith(prefix));
  if (!own.some(({ name }) => file.columns.has(name))) return;
  await merge(client, {
    table,
    key: 'contract_code',
    targets: [
      { column: 'contract_code', value: 's.vas_code', isInFile: true },
      ...own.map((column) => target(column, file)),
    ],
    where: `num_nonnulls(${own.map(({ staged }) => `s.${staged}`).join(', ')}) > 0 and s.vas_code is not null`,
    hasUpdatedAt: false,
  });
}

const renamed: Readonly<Record<string, string>> = { account_type: 'type' };

const isPart = (name: string) => name.startsWith('fibra.') || name.startsWith('autoconsumo.');

function targetsOf(type: ContractType, file: RowSource, without: readonly string[]): Target[] {
  return contractColumns
    .filter(({ name, of, staged }) => of.includes(type) && !isPart(name) && !without.includes(staged))
    .map((column) => target(column, file));
}

function target({ name, staged, type }: (typeof contractColumns)[number], file: RowSource): Target {
  return {
    column: renamed[staged] ?? staged,
    // These columns are not nullable; an empty field means no.
    value: type === 'boolean' ? `coalesce(s.${staged}, false)` : `s.${staged}`,
    isInFile: file.columns.has(name),
  };
}
