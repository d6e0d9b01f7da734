import { isOpenRequest, SUPPLY_REQUEST_KIND_LABELS, type QueuedSupplyRequest } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../../api/app.ts';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { pastMoment } from '../../../../ui/moments.ts';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import { RequestTag } from '../../../supply-requests/RequestTag.tsx';
import { QueueRows } from '../../queue/QueueRows.tsx';
import { rowProps } from '../../queue/row.ts';
import type { RequestSearch } from './request-search.ts';
import { TermTag } from './TermTag.tsx';

interface RequestListProps {
  requests: readonly QueuedSupplyRequest[];
  search: RequestSearch;
}

export function RequestList({ requests, search }: RequestListProps) {
  const { t } = useLingui();
  return (
    <QueueRows
      label={t`Pratiche`}
      keys={<Trans>Tastiera: ↑ e ↓ scorrono l’elenco, Invio apre, Esc torna all’elenco.</Trans>}
    >
      {requests.map((request) => (
        <li key={request.number}>
          <Row request={request} search={search} />
        </li>
      ))}
    </QueueRows>
  );
}

function Row({ request, search }: { request: QueuedSupplyRequest; search: RequestSearch }) {
  const { clock } = useApp();
  const { number, kind, customer, requestedAt, state, unchecked } = request;
  return (
    <Link
      {...rowProps(number, search.numero === number)}
      to="/my-edison/operatore/pratiche"
      search={{ ...search, numero: number }}
    >
      <span className={cx(blocks['anywhere'], screens['emphasis'])}>
        {SUPPLY_REQUEST_KIND_LABELS[kind]} · {customer.name}
      </span>
      <span className={layout['caption']}>
        {number}, {pastMoment(requestedAt, clock.now())}
      </span>
      <span className={layout['row']}>
        {isOpenRequest(state) ? <TermTag dueBy={request.dueBy} /> : null}
        {state === 'IN_CORSO' ? null : <RequestTag state={state} />}
        {unchecked === 0 ? null : (
          <Tag tone="info" icon={IconFileText}>
            <Plural value={unchecked} one="# documento da verificare" other="# documenti da verificare" />
          </Tag>
        )}
      </span>
    </Link>
  );
}
