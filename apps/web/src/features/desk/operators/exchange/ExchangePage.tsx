import { providerExchange } from '@sportello/calls';
import { CHANGE_MATTER_LABELS, type ProviderExchange } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { quantityWords } from '../../../../ui/amounts.ts';
import { cx } from '../../../../ui/cx.ts';
import { pastMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../../../ui/parts/signs/Tag.tsx';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import classes from './Exchange.module.css';

/** State of the data exchange with the provider's systems, for its administrators (fornitore.posto.1). */
export function ExchangePage() {
  const read = readOf(useQuery(useApp().queryOf(providerExchange, {})));
  return (
    <ReadBody
      read={read}
      failed={<Trans>Non riusciamo a caricare lo scambio con i sistemi</Trans>}
      skeleton={<CardSkeleton />}
    >
      {({ imports, readers, waiting, webhook }) => (
        <>
          <Waiting waiting={waiting} />
          <Imports imports={imports} />
          <Readers readers={readers} />
          <Webhook webhook={webhook} />
        </>
      )}
    </ReadBody>
  );
}

function Part({ title, none, rows }: { title: ReactNode; none: ReactNode; rows: readonly ReactNode[] }) {
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      {rows.length === 0 ? <p className={layout['soft']}>{none}</p> : <ul>{rows}</ul>}
    </Card>
  );
}

function Waiting({ waiting }: Pick<ProviderExchange, 'waiting'>) {
  const now = useApp().clock.now();
  return (
    <Part
      title={<Trans>Esiti in ritardo</Trans>}
      none={<Trans>Nessun esito in ritardo.</Trans>}
      rows={waiting.map(({ matter, count, oldest }) => (
        <li key={matter} className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
          <strong>{matter === 'SCONOSCIUTO' ? <Trans>Altro</Trans> : CHANGE_MATTER_LABELS[matter]}</strong>
          <span className={layout['soft']}>
            <Plural value={count} one="# modifica" other="# modifiche" /> ·{' '}
            <Trans>la più vecchia {pastMoment(oldest, now)}</Trans>
          </span>
        </li>
      ))}
    />
  );
}

function Imports({ imports }: Pick<ProviderExchange, 'imports'>) {
  const now = useApp().clock.now();
  return (
    <Part
      title={<Trans>Ultime importazioni</Trans>}
      none={<Trans>Nessuna importazione.</Trans>}
      rows={imports.map((run) => (
        <li key={run.id} className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
          <div className={layout['spread']}>
            <strong>{nameOf(run)}</strong>
            <Written isWritten={run.isWritten} />
          </div>
          <span className={layout['soft']}>
            {pastMoment(run.at, now)} · {run.by}
          </span>
          <Counts run={run} />
          {run.refusals.length === 0 ? null : (
            <details>
              <summary>
                <Plural value={run.refused} one="# riga rifiutata" other="# righe rifiutate" />
              </summary>
              <ul className={classes['refusals']}>
                {run.refusals.map(({ line, field, reason }) => (
                  <li key={`${line} ${field ?? ''} ${reason}`}>
                    <Trans>Riga {line}</Trans>
                    {field === undefined ? null : <code> {field}</code>}: <span lang="en">{reason}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    />
  );
}

/** Omits a file name that equals its kind. */
function nameOf({ kind, files }: ProviderExchange['imports'][number]): string {
  return files === '' || files === `${kind}.csv` ? kind : `${kind} · ${files}`;
}

function Counts({ run }: { run: ProviderExchange['imports'][number] }) {
  const [added, changed, unchanged] = [run.added, run.changed, run.unchanged].map((count) => quantityWords(count));
  return (
    <span>
      <Plural value={run.rows} one="# riga" other="# righe" /> ·{' '}
      <Trans>
        nuove {added}, cambiate {changed}, invariate {unchanged}
      </Trans>
    </span>
  );
}

function Written({ isWritten }: { isWritten: boolean }) {
  return isWritten ? (
    <Tag tone="good" icon={IconCircleCheck}>
      <Trans>Scritta</Trans>
    </Tag>
  ) : (
    <Tag tone="bad" icon={IconCircleX}>
      <Trans>Non scritta</Trans>
    </Tag>
  );
}

function Readers({ readers }: Pick<ProviderExchange, 'readers'>) {
  const now = useApp().clock.now();
  return (
    <Part
      title={<Trans>Sistemi collegati</Trans>}
      none={<Trans>Nessun sistema ha ancora letto le modifiche.</Trans>}
      rows={readers.map(({ name, cursor, at, behind }) => (
        <li key={name} className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
          <strong>{name}</strong>
          <span className={layout['soft']}>
            <Trans>Al cursore</Trans> <code>{cursor}</code> · {pastMoment(at, now)} ·{' '}
            <Plural value={behind} _0="in pari" one="# evento da leggere" other="# eventi da leggere" />
          </span>
        </li>
      ))}
    />
  );
}

function Webhook({ webhook }: Pick<ProviderExchange, 'webhook'>) {
  const { waiting, failing, givenUp, last } = webhook;
  return (
    <Part
      title={<Trans>Webhook</Trans>}
      none={<Trans>Nessuna consegna in sospeso, o nessun webhook configurato.</Trans>}
      rows={[
        ...(waiting + givenUp === 0
          ? []
          : [
              <li key="counts" className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
                <Trans>
                  {waiting} in consegna, di cui {failing} già provati; {givenUp} abbandonati
                </Trans>
              </li>,
            ]),
        ...last.map(({ event, kind, isGivenUp, tries, error }) => (
          <li key={event} className={cx(layout['stackSmall'], blocks['anywhere'], classes['row'])}>
            <div className={layout['spread']}>
              <strong>
                {event} · {kind}
              </strong>
              <Tag tone={isGivenUp ? 'bad' : 'warn'} icon={IconCircleX}>
                {isGivenUp ? <Trans>Abbandonato</Trans> : <Trans>Si riprova</Trans>}
              </Tag>
            </div>
            <span className={layout['soft']}>
              <Plural value={tries} one="# tentativo" other="# tentativi" />
              {error === undefined ? null : ` · ${error}`}
            </span>
          </li>
        )),
      ]}
    />
  );
}
