import type { ReceivedRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { moveAmongRows } from '../../../ui/row-keys.ts';
import type { InboxSearch } from './inbox-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './Inbox.module.css';
import { RequestTag } from './RequestTag.tsx';
import { rowId } from './row-id.ts';

/** The arrow keys move between rows. */
export function RequestList({ requests, search }: { requests: readonly ReceivedRequest[]; search: InboxSearch }) {
  const { t } = useLingui();
  return (
    <Card as="div" padding="none">
      {/* The key handler serves the links inside the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={classes['list']} aria-label={t`Richieste`} onKeyDown={moveAmongRows}>
        {requests.map((request) => (
          <li key={request.receiptNumber}>
            <Link
              id={rowId(request.receiptNumber)}
              to="/my-edison/operatore/richieste"
              search={{ ...search, numero: request.receiptNumber }}
              resetScroll={false}
              className={classes['row']}
              aria-current={search.numero === request.receiptNumber ? 'true' : undefined}
            >
              <span className={classes['name']}>
                {request.topic} · {request.customer.name}
              </span>
              <span className={classes['begin']}>{request.text}</span>
              <span className={layout['row']}>
                <RequestTag {...request} />
                {request.answer !== undefined || request.handler === undefined ? null : (
                  <Tag tone={request.handler.isOneself ? 'good' : 'quiet'} icon={IconUser}>
                    {request.handler.isOneself ? <Trans>In carico a te</Trans> : request.handler.username}
                  </Tag>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes['keys']}>
        <Trans>
          Tastiera: ↑ e ↓ scorrono l’elenco, Invio apre, Esc torna all’elenco, Ctrl e Invio mandano la risposta.
        </Trans>
      </p>
    </Card>
  );
}
