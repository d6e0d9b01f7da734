import type { ReceivedRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import type { InboxSearch } from './inbox-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './Inbox.module.css';
import { HandlerTag, QueueRows } from '../queue/QueueRows.tsx';
import { rowProps } from '../queue/row.ts';
import { RequestTag } from './RequestTag.tsx';

export function RequestList({ requests, search }: { requests: readonly ReceivedRequest[]; search: InboxSearch }) {
  const { t } = useLingui();
  return (
    <QueueRows
      label={t`Richieste`}
      keys={
        <Trans>
          Tastiera: ↑ e ↓ scorrono l’elenco, Invio apre, Esc torna all’elenco, Ctrl e Invio mandano la risposta.
        </Trans>
      }
    >
      {requests.map((request) => (
        <li key={request.receiptNumber}>
          <Link
            {...rowProps(request.receiptNumber, search.numero === request.receiptNumber)}
            to="/my-edison/operatore/richieste"
            search={{ ...search, numero: request.receiptNumber }}
          >
            <span className={cx(blocks['anywhere'], screens['emphasis'])}>
              {request.topic} · {request.customer.name}
            </span>
            <span className={classes['begin']}>{request.text}</span>
            <span className={layout['row']}>
              <RequestTag {...request} />
              {request.answer !== undefined || request.handler === undefined ? null : (
                <HandlerTag handler={request.handler} />
              )}
            </span>
          </Link>
        </li>
      ))}
    </QueueRows>
  );
}
