import { explainChange, mainReason, type BillChange, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { billQuery } from './queries.ts';
import { periodWords } from '../billed.ts';
import { reasonWords } from './reason-words.ts';
import { Waterfall } from './Waterfall.tsx';
import layout from '../../../ui/layout/layout.module.css';

import '../../../ui/theme/segments.ts';

interface ChangeCardProps {
  bill: BillDetail;
  customer: string;
}

/** Explains the difference from the previous bill and from the one of a year before (bolletta.confronto.1). */
export function ChangeCard({ bill, customer }: ChangeCardProps) {
  const { t } = useLingui();
  const title = useId();
  const { previousNumber, yearBeforeNumber } = bill;
  const [isYear, setYear] = useState(previousNumber === undefined);
  const number = isYear ? yearBeforeNumber : previousNumber;
  if (number === undefined) return null;
  const isBoth = previousNumber !== undefined && yearBeforeNumber !== undefined;
  return (
    <Card className={layout['stack']}>
      <SectionTitle id={title}>
        <Trans>Perché è cambiata</Trans>
      </SectionTitle>
      {isBoth ? (
        <SegmentedControl
          aria-labelledby={title}
          fullWidth
          value={isYear ? 'year' : 'previous'}
          onChange={(value) => setYear(value === 'year')}
          data={[
            { value: 'previous', label: t`Dalla precedente` },
            { value: 'year', label: t`Da un anno fa` },
          ]}
        />
      ) : null}
      <Compared key={number} bill={bill} number={number} customer={customer} />
    </Card>
  );
}

function Compared({ bill, number, customer }: ChangeCardProps & { number: string }) {
  const earlier = readOf(useQuery(billQuery(useApp(), customer, number, false)));
  return (
    <ReadBody
      read={earlier}
      inCard
      failed={<Trans>Non riusciamo a caricare la bolletta da confrontare</Trans>}
      skeleton={<LinesSkeleton lines={4} />}
    >
      {(known) => <Change change={explainChange(known, bill)} earlier={known} bill={bill} />}
    </ReadBody>
  );
}

function Change({ change, earlier, bill }: { change: BillChange; earlier: BillDetail; bill: BillDetail }) {
  const { difference } = change;
  const period = periodWords(earlier) ?? earlier.number;
  const apart = euroWords(Math.abs(difference));
  const reason = mainReason(change);
  return (
    <>
      <p>
        {difference === 0 ? (
          <Trans>Paghi quanto per {period}.</Trans>
        ) : difference > 0 ? (
          <Trans>
            Paghi <strong>{apart} in più</strong> che per {period}.
          </Trans>
        ) : (
          <Trans>
            Paghi <strong>{apart} in meno</strong> che per {period}.
          </Trans>
        )}
        {reason === undefined ? null : (
          <>
            {' '}
            <Trans>Il motivo principale: {reasonWords(reason, change[reason]).toLocaleLowerCase('it')}.</Trans>
          </>
        )}
      </p>
      <Waterfall change={change} before={earlier.amount} after={bill.amount} period={period} />
    </>
  );
}
