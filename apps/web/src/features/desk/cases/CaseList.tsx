import { CASE_KIND_LABELS, type QueuedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { moveAmongRows } from '../../../ui/row-keys.ts';
import { CaseTag } from './CaseTag.tsx';
import type { CaseSearch } from './case-search.ts';
import { rowId } from './row-id.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './Cases.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

interface CaseListProps {
  cases: readonly QueuedCase[];
  search: CaseSearch;
  /** Adds a checkbox to each open case. */
  selection?: { readonly chosen: ReadonlySet<string>; readonly onToggle: (number: string) => void };
}

/** The arrow keys move between rows. */
export function CaseList({ cases, search, selection }: CaseListProps) {
  const { t } = useLingui();
  return (
    <Card as="div" padding="none">
      {/* The key handler serves the links inside the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={classes['list']} aria-label={t`Reclami`} onKeyDown={moveAmongRows}>
        {cases.map((received) => (
          <li key={received.number}>
            {selection === undefined || received.endedAt !== undefined ? null : (
              <Checkbox
                aria-label={t`Scegli ${received.number}`}
                checked={selection.chosen.has(received.number)}
                onChange={() => selection.onToggle(received.number)}
              />
            )}
            <Row received={received} search={search} />
          </li>
        ))}
      </ul>
      <p className={classes['keys']}>
        <Trans>Tastiera: ↑ e ↓ scorrono l’elenco, Invio apre, Esc torna all’elenco.</Trans>
      </p>
    </Card>
  );
}

function Row({ received, search }: { received: QueuedCase; search: CaseSearch }) {
  const { clock } = useApp();
  const { number, kind, sender, receivedAt, endedAt, handler } = received;
  return (
    <Link
      id={rowId(number)}
      to="/my-edison/operatore/reclami"
      search={{ ...search, vista: undefined, numero: number }}
      resetScroll={false}
      className={classes['row']}
      aria-current={search.numero === number ? 'true' : undefined}
    >
      <span className={classes['name']}>
        {CASE_KIND_LABELS[kind]} · {sender.name}
      </span>
      <span className={layout['caption']}>
        {number}, {pastMoment(receivedAt, clock.now())}
      </span>
      <span className={layout['row']}>
        <CaseTag {...received} />
        {endedAt !== undefined || handler === undefined ? null : (
          <Tag tone={handler.isOneself ? 'good' : 'quiet'} icon={IconUser}>
            {handler.isOneself ? <Trans>In carico a te</Trans> : handler.username}
          </Tag>
        )}
      </span>
    </Link>
  );
}
