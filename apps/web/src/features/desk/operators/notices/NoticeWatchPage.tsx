import { noticeWatch } from '@sportello/calls';
import { NOTICE_KIND_LABELS, NOTICE_STATE_LABELS, type NoticeWatch, type WatchedNotice } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { quantityWords } from '../../../../ui/amounts.ts';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { fullDay } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../exchange/Exchange.module.css';

/** Legal notices that are late, undelivered or to be posted, with the consequence (comunicazioni.operatore.1). */
export function NoticeWatchPage() {
  const read = readOf(useQuery(useApp().queryOf(noticeWatch, {})));
  return (
    <ReadBody read={read} failed={<Trans>Non riusciamo a caricare le comunicazioni</Trans>} skeleton={<CardSkeleton />}>
      {({ counts, late, undelivered, toPost }) => (
        <>
          <Counts counts={counts} />
          <Part
            title={<Trans>In ritardo</Trans>}
            about={
              <Trans>
                Senza prova di consegna entro il termine la modifica non ha effetto e al cliente spettano 30 euro.
              </Trans>
            }
            none={<Trans>Nessuna comunicazione in ritardo.</Trans>}
            all={late}
            count={counts.late}
          />
          <Part
            title={<Trans>Non consegnate</Trans>}
            about={<Trans>Passano da sole al canale successivo, e poi alla posta.</Trans>}
            none={<Trans>Nessuna comunicazione da consegnare di nuovo.</Trans>}
            all={undelivered}
            count={counts.undelivered}
          />
          <Part
            title={<Trans>Da spedire per raccomandata</Trans>}
            about={
              <Trans>
                L’elenco con gli indirizzi è quello di <code>npm run notices -- to-post</code>.
              </Trans>
            }
            none={<Trans>Niente da spedire.</Trans>}
            all={toPost}
            count={counts.toPost}
          />
        </>
      )}
    </ReadBody>
  );
}

function Counts({ counts: { total, proved } }: Pick<NoticeWatch, 'counts'>) {
  const { t } = useLingui();
  return (
    <Card>
      <SectionTitle>
        <Trans>Prove di consegna</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Comunicazioni`, value: quantityWords(total) },
          { name: t`Con la prova di consegna`, value: quantityWords(proved) },
        ]}
      />
    </Card>
  );
}

interface PartProps {
  title: ReactNode;
  about: ReactNode;
  none: ReactNode;
  all: readonly WatchedNotice[];
  count: number;
}

function Part({ title, about, none, all, count }: PartProps) {
  const others = count - all.length;
  return (
    <Card className={layout['stackSmall']}>
      <SectionTitle>{title}</SectionTitle>
      {all.length === 0 ? (
        <p className={layout['soft']}>{none}</p>
      ) : (
        <>
          <p className={layout['soft']}>{about}</p>
          <ul>
            {all.map((each) => (
              <Row key={each.number} of={each} />
            ))}
          </ul>
          {others > 0 ? (
            <p className={layout['soft']}>
              <Plural value={others} one="e un’altra" other="e altre #" />
            </p>
          ) : null}
        </>
      )}
    </Card>
  );
}

function Row({ of: { number, customerCode, kind, title, effectiveDay, lastDay, state } }: { of: WatchedNotice }) {
  return (
    <li className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
      <strong>{title}</strong>
      <span className={layout['soft']}>
        {NOTICE_KIND_LABELS[kind]} · {number} · <Trans>cliente {customerCode}</Trans> · {NOTICE_STATE_LABELS[state]}
      </span>
      {lastDay === undefined || effectiveDay === undefined ? null : (
        <span>
          <Trans>
            Da consegnare entro {fullDay(lastDay)}: vale dal {fullDay(effectiveDay)}
          </Trans>
        </span>
      )}
    </li>
  );
}
