import { companyName, type DeskIntervention, type QueueColumn } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SortTable, type TableColumn } from '../../../ui/parts/lists/SortTable.tsx';
import type { SortSearch } from '../../../ui/parts/lists/sort.ts';
import { tableDay, timesWords } from '../../../ui/moments.ts';
import { PromiseTag } from './PromiseTag.tsx';
import { stateWords } from './words.ts';

interface DeskTableProps {
  interventions: readonly DeskIntervention[];
  search: SortSearch<QueueColumn>;
  onSort: (sort: SortSearch<QueueColumn>) => void;
  isBusy: boolean;
}

/** A queue as a table; the server sorts it, since it sends it by pages. */
export function DeskTable({ interventions, search, onSort, isBusy }: DeskTableProps) {
  const { t } = useLingui();
  const columns: readonly TableColumn<DeskIntervention, QueueColumn>[] = [
    {
      id: 'intervention',
      title: <Trans>Intervento</Trans>,
      sort: 'PRODOTTO',
      renderCell: ({ id, product }) => (
        <>
          <Link to="/my-edison/operatore/interventi/$id" params={{ id }}>
            {product}
          </Link>
          <small>{id}</small>
        </>
      ),
    },
    {
      id: 'customer',
      title: <Trans>Cliente</Trans>,
      sort: 'CLIENTE',
      renderCell: ({ customer: { name, code } }) => (
        <>
          {name}
          <small>{code}</small>
        </>
      ),
    },
    { id: 'town', title: <Trans>Dove</Trans>, sort: 'CITTA', renderCell: ({ town }) => town ?? NONE },
    {
      id: 'company',
      title: <Trans>Chi</Trans>,
      sort: 'DITTA',
      renderCell: ({ mode, company }) =>
        mode === 'VIDEOCALL' ? (
          <Trans>Centrale Operativa</Trans>
        ) : company === undefined ? (
          <Trans>Nessuna ditta</Trans>
        ) : (
          companyName(company.code)
        ),
    },
    {
      id: 'appointment',
      title: <Trans>Appuntamento</Trans>,
      sort: 'APPUNTAMENTO',
      renderCell: ({ appointment }) =>
        appointment === undefined ? (
          NONE
        ) : (
          <>
            {tableDay(appointment.day)}
            <small>{timesWords(appointment.starts, appointment.ends)}</small>
          </>
        ),
    },
    { id: 'state', title: <Trans>Stato</Trans>, renderCell: stateWords },
    {
      id: 'promise',
      title: <Trans>Termine</Trans>,
      renderCell: (intervention) => <PromiseTag intervention={intervention} />,
    },
  ];
  return (
    <SortTable
      label={t`Interventi dei clienti`}
      columns={columns}
      rows={interventions}
      keyOf={({ id }) => id}
      search={search}
      onSort={onSort}
      isBusy={isBusy}
    />
  );
}

const NONE = '–';
