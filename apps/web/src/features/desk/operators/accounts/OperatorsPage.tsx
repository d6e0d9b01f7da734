import { operators } from '@sportello/calls';
import { OPERATOR_ROLE_LABELS, type OperatorAccount } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ManageDialog } from './ManageDialog.tsx';
import { LastUse, Manage, Tags, whoWords, type PartProps } from './operator-parts.tsx';
import { OperatorTable, type OperatorTableProps } from './OperatorTable.tsx';
import classes from './Operators.module.css';

/** From this width on the columns of a table have space beside the side bar. */
const HAS_TABLE = '(min-width: 75em)';

type OperatorsPageProps = Pick<OperatorTableProps, 'search' | 'onSort'>;

/** Lists all operators for those who manage them (operatore.gestione.1). */
export function OperatorsPage({ search, onSort }: OperatorsPageProps) {
  const { queryOf } = useApp();
  const hasTable = useMediaQuery(HAS_TABLE, false, { getInitialValueInEffect: false });
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
        {(all) =>
          hasTable ? (
            <OperatorTable operators={all} search={search} onSort={onSort} onManage={setOpen} />
          ) : (
            <Card padding="none">
              <ul className={blocks['divided']}>
                {all.map((operator) => (
                  <Row key={operator.username} operator={operator} onManage={() => setOpen(operator)} />
                ))}
              </ul>
            </Card>
          )
        }
      </ReadBody>
      {open === 'invite' ? <InviteDialog onClose={close} onDone={done} /> : null}
      {open === undefined || open === 'invite' ? null : <ManageDialog operator={open} onClose={close} onDone={done} />}
    </section>
  );
}

function Row({ operator, onManage }: PartProps) {
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <h3 className={classes['name']}>{operator.name ?? operator.username}</h3>
        <p className={layout['caption']}>{whoWords(operator)}</p>
      </div>
      <div className={classes['what']}>
        <strong>{OPERATOR_ROLE_LABELS[operator.role]}</strong>
        <p className={layout['caption']}>
          <LastUse operator={operator} />
        </p>
      </div>
      <Tags operator={operator} />
      <Manage operator={operator} onManage={onManage} />
    </li>
  );
}
