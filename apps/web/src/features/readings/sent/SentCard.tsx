import { readingPhoto } from '@sportello/calls';
import {
  READING_REJECTION_LABELS,
  SENT_READING_STATE_LABELS,
  type CommodityContract,
  type SentReading,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconCheck, IconCircle, IconX, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { AskLink } from '../../../shared/question/AskLinkLater.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { cx } from '../../../ui/cx.ts';
import fold from '../../../ui/styles/fold.module.css';
import { fullDay, pastMoment } from '../../../ui/moments.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { PhotoButton } from '../PhotoButton.tsx';
import { sentQuery } from '../queries.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../readings.module.css';
import { shownWords } from '../words.ts';
import { SentTag } from './SentTag.tsx';
import { waysOf } from './ways.ts';

/** Submitted readings with their state, the newest expanded (lettura.stato.1). */
export function SentCard({ contract }: { contract: CommodityContract }) {
  const sent = readOf(useQuery(sentQuery(useApp(), contract.code)));
  if (sent.data?.length === 0 && sent.setAside === 0) return null;
  return (
    <ReadCard
      title={<Trans>Le letture che hai inviato</Trans>}
      read={sent}
      failed={<Trans>Non riusciamo a caricare lo stato delle tue letture</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(all) => (
        <div className={layout['stack']}>
          {all.map((reading, at) => (
            <details key={reading.number} className={classes['sent']} open={at === 0}>
              <summary className={classes['sentHead']}>
                <span>
                  <Trans>Lettura del {fullDay(reading.date)}</Trans>
                </span>
                <SentTag state={reading.state} />
                <IconChevronRight className={cx(fold['turning'], classes['chevron'])} size={20} aria-hidden="true" />
              </summary>
              <Story reading={reading} />
              <AskLink origin={{ fornitura: contract.code, lettura: reading.date }} />
            </details>
          ))}
        </div>
      )}
    </ReadCard>
  );
}

function Story({ reading }: { reading: SentReading }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  return (
    <div className={layout['stack']}>
      <p>{shownWords(reading.values)}</p>
      <ol className={layout['stackSmall']}>
        {waysOf(reading).map(({ state, step }) => {
          const Icon = step === undefined ? IconCircle : state === 'RIFIUTATA' ? IconX : IconCheck;
          return (
            <li key={state} className={classes['step']} data-done={step !== undefined || undefined}>
              <Icon size={20} aria-hidden="true" />
              <span>
                {SENT_READING_STATE_LABELS[state]}
                {state === 'USATA_IN_BOLLETTA' && reading.billNumber !== undefined ? ` ${reading.billNumber}` : null}
                <span className={layout['captionLines']}>
                  {' · '}
                  {step === undefined ? <Trans>da fare</Trans> : pastMoment(step.at, now)}
                </span>
                {step?.refusal === undefined ? null : (
                  <span className={blocks['block']}>{READING_REJECTION_LABELS[step.refusal]}.</span>
                )}
                {step?.note === undefined ? null : <span className={blocks['block']}>{step.note}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {reading.hasPhoto ? (
        <PhotoButton call={readingPhoto} number={reading.number} name={`contatore ${reading.date}.jpg`} />
      ) : null}
    </div>
  );
}
