import type { ReceivedRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
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
      <ul className={classes['list']} aria-label={t`Richieste`} onKeyDown={moveFocus}>
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

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('a')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
