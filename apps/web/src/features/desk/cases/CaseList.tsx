import { CASE_KIND_LABELS, type QueuedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import { pastMoment } from '../../../ui/moments.ts';
import { CaseTag } from './CaseTag.tsx';
import type { CaseSearch } from './case-search.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { HandlerTag, QueueRows } from '../queue/QueueRows.tsx';
import { rowProps } from '../queue/row.ts';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

interface CaseListProps {
  cases: readonly QueuedCase[];
  search: CaseSearch;
  /** Adds a checkbox to each open case. */
  selection?: { readonly chosen: ReadonlySet<string>; readonly onToggle: (number: string) => void };
}

export function CaseList({ cases, search, selection }: CaseListProps) {
  const { t } = useLingui();
  return (
    <QueueRows
      label={t`Reclami`}
      keys={<Trans>Tastiera: ↑ e ↓ scorrono l’elenco, Invio apre, Esc torna all’elenco.</Trans>}
    >
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
    </QueueRows>
  );
}

function Row({ received, search }: { received: QueuedCase; search: CaseSearch }) {
  const { clock } = useApp();
  const { number, kind, sender, receivedAt, endedAt, handler } = received;
  return (
    <Link
      {...rowProps(number, search.numero === number)}
      to="/my-edison/operatore/reclami"
      search={{ ...search, vista: undefined, numero: number }}
    >
      <span className={cx(blocks['anywhere'], screens['emphasis'])}>
        {CASE_KIND_LABELS[kind]} · {sender.name}
      </span>
      <span className={layout['caption']}>
        {number}, {pastMoment(receivedAt, clock.now())}
      </span>
      <span className={layout['row']}>
        <CaseTag {...received} />
        {endedAt !== undefined || handler === undefined ? null : <HandlerTag handler={handler} />}
      </span>
    </Link>
  );
}
