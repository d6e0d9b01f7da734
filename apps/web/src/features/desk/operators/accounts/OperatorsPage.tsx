import { operators } from '@sportello/calls';
import {
  OPERATOR_ROLE_LABELS,
  OPERATOR_STATE_LABELS,
  type OperatorAccount,
  type OperatorState,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLock, IconMail, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { comingDay, usedMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { Tag, type TagProps } from '../../../../ui/parts/signs/Tag.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ManageDialog } from './ManageDialog.tsx';
import classes from './Operators.module.css';

const STATE_TAGS: Record<OperatorState, Pick<TagProps, 'tone' | 'icon'>> = {
  ACTIVE: { tone: 'good', icon: IconCircleCheck },
  INVITED: { tone: 'info', icon: IconMail },
  DISABLED: { tone: 'quiet', icon: IconLock },
};

/** Lists all operators for those who manage them (operatore.gestione.1). */
export function OperatorsPage() {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(operators, {})));
  const [open, setOpen] = useState<OperatorAccount | 'invite'>();
  const [said, setSaid] = useState<string>();
  const close = () => setOpen(undefined);
  const done = (words: string) => {
    close();
    setSaid(words);
  };
  return (
    <section className={classes['page']} aria-labelledby="operatori">
      <Card as="div" className={classes['top']}>
        <SectionTitle id="operatori" count={read.data?.length}>
          <Trans>Operatori</Trans>
        </SectionTitle>
        <Button leftSection={<IconUserPlus size={20} aria-hidden="true" />} onClick={() => setOpen('invite')}>
          <Trans>Invita un operatore</Trans>
        </Button>
      </Card>
      {said === undefined ? null : (
        <Callout key={said} tone="good" role="status" takesFocus onClose={() => setSaid(undefined)}>
          {said}
        </Callout>
      )}
      <ReadBody read={read} failed={<Trans>Non riusciamo a caricare gli operatori</Trans>} skeleton={<CardSkeleton />}>
        {(all) => (
          <Card padding="none">
            <ul className={classes['list']}>
              {all.map((operator) => (
                <Row key={operator.username} operator={operator} onManage={() => setOpen(operator)} />
              ))}
            </ul>
          </Card>
        )}
      </ReadBody>
      {open === 'invite' ? <InviteDialog onClose={close} onDone={done} /> : null}
      {open === undefined || open === 'invite' ? null : <ManageDialog operator={open} onClose={close} onDone={done} />}
    </section>
  );
}

function Row({ operator, onManage }: { operator: OperatorAccount; onManage: () => void }) {
  const { t } = useLingui();
  const { username, name, email, role, state, hasSecondFactor, isSelf } = operator;
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <h3 className={classes['name']}>{name ?? username}</h3>
        <p className={classes['detail']}>
          {[...(name === undefined ? [] : [username]), ...(email === undefined ? [] : [email])].join(' · ')}
        </p>
      </div>
      <div className={classes['what']}>
        <strong>{OPERATOR_ROLE_LABELS[role]}</strong>
        <p className={classes['detail']}>
          <LastUse operator={operator} />
        </p>
      </div>
      <div className={classes['tags']}>
        <Tag {...STATE_TAGS[state]}>{OPERATOR_STATE_LABELS[state]}</Tag>
        {state === 'ACTIVE' && !hasSecondFactor ? (
          <Tag tone="warn" icon={IconLock}>
            <Trans>Senza app di codici</Trans>
          </Tag>
        ) : null}
      </div>
      {isSelf ? (
        <span className={classes['act']}>
          <Trans>Sei tu</Trans>
        </span>
      ) : (
        <Button
          className={classes['act'] ?? ''}
          variant="light"
          aria-label={t`Gestisci ${username}`}
          onClick={onManage}
        >
          <Trans>Gestisci</Trans>
        </Button>
      )}
    </li>
  );
}

/** Last use; for an invited operator, the expiry of the link. */
function LastUse({ operator: { seenAt, state, linkUntil } }: { operator: OperatorAccount }) {
  const { clock } = useApp();
  const now = clock.now();
  if (state === 'INVITED' && linkUntil !== undefined) {
    return linkUntil < now ? (
      <Trans>Il link è scaduto</Trans>
    ) : (
      <Trans>Il link vale fino a {comingDay(linkUntil, now)}</Trans>
    );
  }
  if (seenAt === undefined) return <Trans>Nessun accesso</Trans>;
  return <Trans>Ultimo uso {usedMoment(seenAt, now)}</Trans>;
}
