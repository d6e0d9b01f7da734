import { FIBRE_PRODUCT_TYPE } from '@sportello/domain';
import type { ApiError, Row } from '../table/columns.ts';
import { contractColumns, contractTypes, type ContractType } from './columns.ts';

type Problem = Omit<ApiError, 'line'>;

export function finishContract(row: Row): { row: Row } | { problems: Problem[] } {
  const type = row.tipo as ContractType;
  const isEnergy = type === 'LUCE' || type === 'GAS';
  const problems = [
    ...foreignFields(row, type),
    ...(isEnergy ? missing(row, 'codiceContratto') : serviceProblems(row, type)),
  ];
  if (problems.length > 0) return { problems };
  if (isEnergy) return { row };
  const tipoProdotto = type === 'FIBRA' ? FIBRE_PRODUCT_TYPE : row.tipoProdotto;
  return { row: { ...row, tipoProdotto, sottoTipo: row.sottoTipo ?? 'DEFAULT' } };
}

/** Computed once, because files are long. */
const foreignTo = new Map(
  contractTypes.map((type) => [type, contractColumns.filter(({ of }) => !of.includes(type)).map(({ name }) => name)]),
);

/** Rejects fields that this kind of contract lacks; they would be lost silently. */
function foreignFields(row: Row, type: ContractType): Problem[] {
  const filled = foreignTo.get(type)?.filter((name) => isFilled(row, name)) ?? [];
  return filled.map((field) => ({ field, reason: `not for ${type}` }));
}

function serviceProblems(row: Row, type: ContractType): Problem[] {
  const isFibreCode = row.tipoProdotto === FIBRE_PRODUCT_TYPE;
  return [
    ...missing(row, 'codiceContrattoVas'),
    ...missing(row, 'nome'),
    ...(type === 'FIBRA' ? [] : missing(row, 'tipoProdotto')),
    ...(type === 'FIBRA' && isFilled(row, 'tipoProdotto') && !isFibreCode
      ? [{ field: 'tipoProdotto', reason: `not ${FIBRE_PRODUCT_TYPE}, as for FIBRA` }]
      : []),
    ...(type !== 'FIBRA' && isFibreCode
      ? [{ field: 'tipoProdotto', reason: `${FIBRE_PRODUCT_TYPE} is for FIBRA` }]
      : []),
    ...selfConsumptionProblems(row),
  ];
}

const selfConsumptionFields = contractColumns.map(({ name }) => name).filter((name) => name.startsWith('autoconsumo.'));

function selfConsumptionProblems(row: Row): Problem[] {
  if (row.sottoTipo === 'AUTOCONSUMO') return [];
  const filled = selfConsumptionFields.filter((name) => isFilled(row, name));
  return filled.map((field) => ({ field, reason: 'only with sottoTipo AUTOCONSUMO' }));
}

function missing(row: Row, field: string): Problem[] {
  return isFilled(row, field) ? [] : [{ field, reason: 'missing' }];
}

/** "No" in a column of other kinds counts as empty, because exports fill it everywhere. */
function isFilled(row: Row, field: string): boolean {
  const value = row[field];
  return value !== undefined && value !== null && value !== false;
}
