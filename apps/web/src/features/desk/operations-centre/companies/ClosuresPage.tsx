import { changeServiceClosure, serviceClosures } from '@sportello/calls';
import type { ServiceClosure } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { cx } from '../../../../ui/cx.ts';
import { fullDay } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import { ClosureForm, type Booked, type Closing } from './ClosureForm.tsx';
import { ToCompanies } from './ToCompanies.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../centre.module.css';

/** General closing days: public holidays and those that the operations centre adds (operatore.centrale.7). */
export function ClosuresPage() {
  const { queryOf } = useApp();
  const read = readOf(useQuery({ ...queryOf(serviceClosures, {}), refetchOnWindowFocus: true }));
  const [booked, setBooked] = useState<Booked>();
  const change = useChange(changeServiceClosure, {
    request: ({ giorno, nome, chiusa }: Closing) => ({
      body: { giorno, chiusa, ...(nome !== undefined && { nome }) },
    }),
    onDone: ({ answer, value }) => setBooked(value.chiusa ? { day: value.giorno, count: answer } : undefined),
  });
  return (
    <div className={layout['stack']}>
      <ToCompanies />
      <Card className={classes['form']}>
        <SectionTitle>
          <Trans>Chiudi il servizio per un giorno</Trans>
        </SectionTitle>
        <p className={layout['captionLines']}>
          <Trans>
            Quel giorno nessuna ditta e nessuna videochiamata si può prenotare. Gli appuntamenti già presi restano.
          </Trans>
        </p>
        <ClosureForm change={change} booked={booked} asksName />
      </Card>
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare i giorni di chiusura</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(days) => (
          <Card className={layout['stack']}>
            <SectionTitle>
              <Trans>Giorni di chiusura da qui a un anno</Trans>
            </SectionTitle>
            <ul className={cx(layout['stackSmall'], classes['rows'])}>
              {days.map((closure) => (
                <ClosedDay
                  key={closure.day}
                  closure={closure}
                  isSending={change.isSending}
                  onOpen={() => change.send({ giorno: closure.day, chiusa: false })}
                />
              ))}
            </ul>
          </Card>
        )}
      </ReadBody>
    </div>
  );
}

interface ClosedDayProps {
  closure: ServiceClosure;
  isSending: boolean;
  onOpen: () => void;
}

function ClosedDay({ closure: { day, name, isFixed }, isSending, onOpen }: ClosedDayProps) {
  const { t } = useLingui();
  return (
    <li className={layout['spread']}>
      <span>
        {fullDay(day)}
        {name === undefined ? null : <span className={layout['captionLines']}> · {name}</span>}
      </span>
      {isFixed ? (
        <Tag tone="quiet">
          <Trans>Festa nazionale</Trans>
        </Tag>
      ) : (
        <Button variant="light" loading={isSending} aria-label={t`Riapri ${fullDay(day)}`} onClick={onOpen}>
          <Trans>Riapri</Trans>
        </Button>
      )}
    </li>
  );
}
