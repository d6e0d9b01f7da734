import type { Day, TechnicianVisit } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMap2, IconPhone } from '@tabler/icons-react';
import { useRef } from 'react';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { telOf } from '../../../ui/words/phone.ts';
import { Tag, type Tone } from '../../../ui/parts/signs/Tag.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { Photos } from './Photos.tsx';
import { StepForm } from './StepForm.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import classes from './technician-day.module.css';

interface VisitCardProps {
  visit: TechnicianVisit;
  day: Day;
  isToday: boolean;
}

export function VisitCard({ visit, day, isToday }: VisitCardProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed or disabled after a step, so the focus moves to the title (intervento.tecnico.7).
  const onStep = () => title.current?.focus();
  const { id, product, starts, ends, customer, phone, address, addressNote, note, state, isAwaited, steps } = visit;
  const [tone, words]: [Tone, string] = isAwaited
    ? visit.onTheWay === undefined
      ? ['info', t`Da fare`]
      : ['warn', t`In viaggio`]
    : steps.length > 0
      ? ['warn', t`In corso`]
      : ['good', state === 'In Progress' ? t`Rimandata` : t`Fatta`];
  return (
    <section className={classes['visit']} aria-labelledby={`visita-${id}`}>
      <div className={layout['spread']}>
        <h2 ref={title} tabIndex={-1} id={`visita-${id}`} className={classes['title']}>
          <span className={blocks['block']}>
            {starts}–{ends}
          </span>{' '}
          <span className={blocks['block']}>{product}</span>
        </h2>
        <Tag tone={tone}>{words}</Tag>
      </div>
      <Facts
        facts={[
          { name: t`Cliente`, value: customer },
          { name: t`Dove`, value: address, isLong: true },
          { name: t`Per arrivare`, value: addressNote, isLong: true },
          { name: t`Problema segnalato`, value: note, isLong: true },
        ]}
      />
      <div className={layout['row']}>
        {phone === undefined ? null : (
          <Button
            component="a"
            variant="light"
            href={telOf(phone)}
            leftSection={<IconPhone size={20} aria-hidden="true" />}
          >
            <Trans>Chiama</Trans>
          </Button>
        )}
        {visit.place === undefined ? null : (
          <Button
            component="a"
            variant="light"
            href={`geo:${visit.place.latitude},${visit.place.longitude}?q=${encodeURIComponent(address ?? '')}`}
            leftSection={<IconMap2 size={20} aria-hidden="true" />}
          >
            <Trans>Apri le mappe</Trans>
          </Button>
        )}
      </div>
      <Photos visit={visit} />
      {isToday && isAwaited ? <OnTheWay visit={visit} onStep={onStep} /> : null}
      {isToday && steps.length > 0 ? <StepForm key={visit.version} visit={visit} day={day} onStep={onStep} /> : null}
    </section>
  );
}
