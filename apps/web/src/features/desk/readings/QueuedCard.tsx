import { queuedReadingPhoto } from '@sportello/calls';
import {
  nextStatesOf,
  READING_CONFIRMATION_LABELS,
  READING_REJECTION_LABELS,
  SENT_READING_STATE_LABELS,
  type QueuedReading,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { fullDay, pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { PhotoButton } from '../../readings/PhotoButton.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../../readings/readings.module.css';
import { SentTag } from '../../readings/sent/SentTag.tsx';
import { quantityWords, unitWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { kindWords, shownWords } from '../../readings/words.ts';
import { MoveForm } from './MoveForm.tsx';

interface QueuedCardProps {
  reading: QueuedReading;
  onMoved: (number: string) => void;
}

export function QueuedCard({ reading, onMoved }: QueuedCardProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { number, customer, previous, confirmation, steps, authors, state } = reading;
  const used = usedSince(reading);
  const withUnit = (figures: string) =>
    reading.unit === undefined ? figures : `${figures} ${unitWords(reading.unit)}`;
  const next = state === 'SCONOSCIUTO' ? [] : nextStatesOf(state);
  return (
    <Card as="article" className={layout['stack']} aria-labelledby={`lettura-${number}`}>
      <div className={layout['stackLarge']}>
        <h3 className={classes['label']} id={`lettura-${number}`}>
          {reading.commodity === 'LUCE' ? t`Luce` : t`Gas`} · {customer.name}
        </h3>
        <SentTag state={state} />
      </div>
      <div className={cx(layout['stackLarge'], classes['queued'])}>
        <div className={layout['stack']}>
          <Facts
            facts={[
              { name: t`Lettura del ${fullDay(reading.date)}`, value: withUnit(shownWords(reading.values)) },
              {
                name: t`Consumo dalla precedente`,
                value: used === undefined ? undefined : quantityWords(used, reading.unit),
              },
              {
                name: t`Lettura precedente`,
                value:
                  previous &&
                  `${shownWords(previous.values)} (${fullDay(previous.date)}, ${kindWords(previous.kind).toLowerCase()})`,
              },
              { name: t`Confermata dal cliente`, value: confirmation && READING_CONFIRMATION_LABELS[confirmation] },
              { name: t`Cliente`, value: customer.code, isCode: true },
              { name: t`Contratto`, value: reading.contractCode, isCode: true },
              { name: reading.commodity === 'LUCE' ? 'POD' : 'PDR', value: reading.point, isCode: true },
              { name: t`Bolletta`, value: reading.billNumber },
            ]}
          />
          {reading.hasPhoto ? (
            <PhotoButton call={queuedReadingPhoto} number={number} name={`contatore ${number}.jpg`} />
          ) : null}
          <ol className={layout['captionLines']}>
            {steps.map((step, at) => (
              <li key={step.state}>
                {step.state === 'SCONOSCIUTO' ? null : SENT_READING_STATE_LABELS[step.state]},{' '}
                {pastMoment(step.at, now)}, {authors[at]}
                {step.refusal === undefined ? null : <>: {READING_REJECTION_LABELS[step.refusal]}</>}
                {step.note === undefined ? null : <> ({step.note})</>}
              </li>
            ))}
          </ol>
        </div>
        {state === 'SCONOSCIUTO' || next.length === 0 ? null : (
          <MoveForm number={number} from={state} next={next} onMoved={() => onMoved(number)} />
        )}
        {next.length > 0 ? null : (
          <p className={layout['captionLines']}>
            <Trans>Nessuna azione possibile.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Consumption since the previous reading; undefined if a value decreased or the bands differ. */
function usedSince({ values, previous }: QueuedReading): number | undefined {
  const used = values.map(({ band, value }) => {
    const before = previous?.values.find((each) => each.band === band)?.value;
    return before === undefined ? Number.NaN : value - before;
  });
  return used.every((each) => each >= 0) ? used.reduce((sum, each) => sum + each, 0) : undefined;
}
