import { OPERATOR_STATE_LABELS, type OperatorAccount, type OperatorState } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLock, IconMail } from '@tabler/icons-react';
import { useApp } from '../../../../api/app.ts';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { comingDay, usedMoment } from '../../../../ui/moments.ts';
import { Tag, type TagProps } from '../../../../ui/parts/signs/Tag.tsx';
import classes from './Operators.module.css';

const STATE_TAGS: Record<OperatorState, Pick<TagProps, 'tone' | 'icon'>> = {
  ACTIVE: { tone: 'good', icon: IconCircleCheck },
  INVITED: { tone: 'info', icon: IconMail },
  DISABLED: { tone: 'quiet', icon: IconLock },
};

export interface PartProps {
  operator: OperatorAccount;
  onManage: () => void;
}

export function whoWords({ name, username, email }: OperatorAccount): string {
  return [...(name === undefined ? [] : [username]), ...(email === undefined ? [] : [email])].join(' · ');
}

export function Tags({ operator: { state, hasSecondFactor } }: Pick<PartProps, 'operator'>) {
  return (
    <div className={cx(layout['row'], classes['tags'])}>
      <Tag {...STATE_TAGS[state]}>{OPERATOR_STATE_LABELS[state]}</Tag>
      {state === 'ACTIVE' && !hasSecondFactor ? (
        <Tag tone="warn" icon={IconLock}>
          <Trans>Senza app di codici</Trans>
        </Tag>
      ) : null}
    </div>
  );
}

export function Manage({ operator: { isSelf, username }, onManage }: PartProps) {
  const { t } = useLingui();
  return isSelf ? (
    <span className={classes['act']}>
      <Trans>Sei tu</Trans>
    </span>
  ) : (
    <Button className={classes['act'] ?? ''} variant="light" aria-label={t`Gestisci ${username}`} onClick={onManage}>
      <Trans>Gestisci</Trans>
    </Button>
  );
}

/** Last use; for an invited operator, the expiry of the link. `isNamed` where a heading names it. */
export function LastUse({ operator, isNamed = false }: Pick<PartProps, 'operator'> & { isNamed?: boolean }) {
  const { clock } = useApp();
  const now = clock.now();
  const { seenAt, state, linkUntil } = operator;
  if (state === 'INVITED' && linkUntil !== undefined) {
    return linkUntil < now ? (
      <Trans>Il link è scaduto</Trans>
    ) : (
      <Trans>Il link vale fino a {comingDay(linkUntil, now)}</Trans>
    );
  }
  if (seenAt === undefined) return <Trans>Nessun accesso</Trans>;
  return isNamed ? usedMoment(seenAt, now) : <Trans>Ultimo uso {usedMoment(seenAt, now)}</Trans>;
}
