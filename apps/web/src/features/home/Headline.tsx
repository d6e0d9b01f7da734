import { isToDo, mostUrgent, type MatterKind } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { HomeMatter, HomeMatters } from '../../shared/home/matters.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import links from '../../ui/styles/links.module.css';
import classes from './Headline.module.css';

interface HeadlineProps {
  areas: readonly HomeMatters[];
  isAsking: boolean;
}

/** Shows the most urgent notice of all features (home.urgenza.1). */
export function Headline({ areas, isAsking }: HeadlineProps) {
  const { t } = useLingui();
  const matter = mostUrgent(areas.flatMap(({ matters }) => matters));
  // Waits for all answers, because a later one may be more urgent.
  if (isAsking) return <HeadlineSkeleton />;
  return (
    <Card
      as="section"
      aria-label={t`In primo piano`}
      tone={matter !== undefined && isToDo(matter) ? 'next' : 'plain'}
      padding="none"
      className={blocks['stackFlush']}
    >
      {matter === undefined ? (
        <Line icon={<IconCircleCheck className={classes['good']} size={28} aria-hidden="true" />}>
          <span className={cx(layout['sectionTitle'], blocks['anywhere'], classes['said'])}>
            <Trans>Tutto in ordine: non c’è nulla da fare.</Trans>
          </span>
        </Line>
      ) : (
        <Said matter={matter} />
      )}
    </Card>
  );
}

/** Nothing is wrong yet with a bill that is due or a reading that is awaited (aspetto.disposizione.2). */
const WARNINGS = new Set<MatterKind>(['OVERDUE_BILL', 'SUSPENDED_SUPPLY', 'STOPPED_ACTIVATION']);

function Said({ matter }: { matter: HomeMatter }) {
  const { said, note, renderLink } = matter;
  const icon = WARNINGS.has(matter.kind) ? (
    <IconAlertTriangle className={classes['todo']} size={28} aria-hidden="true" />
  ) : (
    <IconInfoCircle className={classes['info']} size={28} aria-hidden="true" />
  );
  return (
    <Line icon={icon} isLink={renderLink !== undefined}>
      {renderLink === undefined ? (
        <span className={cx(layout['sectionTitle'], blocks['anywhere'], classes['said'])}>{said}</span>
      ) : (
        renderLink({
          id: 'matter',
          className: cx(layout['sectionTitle'], blocks['anywhere'], classes['said'], links['cover'], classes['cover']),
          children: said,
        })
      )}
      {note === undefined ? null : <span className={layout['soft']}>{note}</span>}
    </Line>
  );
}

function Line({ icon, isLink = false, children }: { icon: ReactNode; isLink?: boolean; children: ReactNode }) {
  return (
    <p className={cx(classes['line'], isLink && 'sp-next')}>
      {icon}
      <span className={layout['stackTight']}>{children}</span>
    </p>
  );
}

function HeadlineSkeleton() {
  return (
    <Card as="div" padding="none" className={blocks['stackFlush']}>
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
      <p className={classes['line']} aria-hidden="true">
        <span className={classes['boneIcon']} />
        <span className={classes['bone']} />
      </p>
    </Card>
  );
}
