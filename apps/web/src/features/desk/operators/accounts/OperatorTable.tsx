import { OPERATOR_ROLE_LABELS, type OperatorAccount } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { SortTable, type TableColumn } from '../../../../ui/parts/lists/SortTable.tsx';
import { sorted, sortOf, type SortSearch } from '../../../../ui/parts/lists/sort.ts';
import { LastUse, Manage, Tags, whoWords } from './operator-parts.tsx';
import { operatorValue, type OperatorColumn } from './operator-sort.ts';

export interface OperatorTableProps {
  operators: readonly OperatorAccount[];
  search: SortSearch<OperatorColumn>;
  onSort: (sort: SortSearch<OperatorColumn>) => void;
  onManage: (operator: OperatorAccount) => void;
}

/** Sorted here: the server sends all of them. */
export function OperatorTable({ operators: all, search, onSort, onManage }: OperatorTableProps) {
  const { t } = useLingui();
  const columns: readonly TableColumn<OperatorAccount, OperatorColumn>[] = [
    {
      id: 'name',
      title: <Trans>Operatore</Trans>,
      sort: 'NOME',
      renderCell: (operator) => (
        <>
          {operator.name ?? operator.username}
          <small>{whoWords(operator)}</small>
        </>
      ),
    },
    { id: 'role', title: <Trans>Ruolo</Trans>, sort: 'RUOLO', renderCell: ({ role }) => OPERATOR_ROLE_LABELS[role] },
    {
      id: 'use',
      title: <Trans>Ultimo uso</Trans>,
      sort: 'USO',
      renderCell: (operator) => <LastUse operator={operator} isNamed />,
    },
    { id: 'state', title: <Trans>Stato</Trans>, sort: 'STATO', renderCell: (operator) => <Tags operator={operator} /> },
    {
      id: 'manage',
      title: <Trans>Azioni</Trans>,
      renderCell: (operator) => <Manage operator={operator} onManage={() => onManage(operator)} />,
    },
  ];
  return (
    <SortTable
      label={t`Operatori`}
      columns={columns}
      rows={sorted(all, sortOf(search), operatorValue)}
      keyOf={({ username }) => username}
      search={search}
      onSort={onSort}
    />
  );
}
