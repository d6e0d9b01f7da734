import { explainChange, type BillChange, type BillDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { differenceWords, euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { billQuery } from './queries.ts';
import { periodWords } from '../billed.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './detail.module.css';

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
      {(known) => <Change change={explainChange(known, bill)} earlier={known} />}
    </ReadBody>
  );
}

function Change({ change, earlier }: { change: BillChange; earlier: BillDetail }) {
  const { t } = useLingui();
  const { difference } = change;
  const all: readonly (readonly [string, number])[] = [
    [change.quantity > 0 ? t`Hai consumato di più` : t`Hai consumato di meno`, change.quantity],
    [change.price > 0 ? t`Prezzi più alti` : t`Prezzi più bassi`, change.price],
    [change.days > 0 ? t`Giorni in più` : t`Giorni in meno`, change.days],
    [t`Stime corrette`, change.corrections],
    [t`Imposte`, change.tax],
    [t`Bonus, canone e altre voci`, change.other],
  ];
  const parts = all.filter(([, amount]) => amount !== 0);
  const most = Math.max(...parts.map(([, amount]) => Math.abs(amount)), 1);
  const [before, period] = [euroWords(earlier.amount), periodWords(earlier) ?? earlier.number];
  const apart = euroWords(Math.abs(difference));
  return (
    <>
      <p>
        {difference === 0 ? (
          <Trans>
            Paghi quanto per {period}: {before}.
          </Trans>
        ) : difference > 0 ? (
          <Trans>
            Paghi <strong>{apart} in più</strong> che per {period} ({before}).
          </Trans>
        ) : (
          <Trans>
            Paghi <strong>{apart} in meno</strong> che per {period} ({before}).
          </Trans>
        )}
      </p>
      <ul className={classes['changes']}>
        {parts.map(([label, amount]) => (
          <li key={label} className={classes['change']}>
            <span>{label}</span>
            <span className={classes['sum']}>{differenceWords(amount)}</span>
            <span className={classes['track']} aria-hidden="true">
              <span
                className={cx(classes['effect'], amount < 0 && classes['less'])}
                style={{ width: `${(Math.abs(amount) / most) * 50}%` }}
              />
            </span>
          </li>
        ))}
        <li className={classes['total']}>
          <p className={classes['rowOf']}>
            <span>
              <Trans>In tutto</Trans>
            </span>
            <span className={classes['sum']}>{differenceWords(difference)}</span>
          </p>
        </li>
      </ul>
    </>
  );
}
