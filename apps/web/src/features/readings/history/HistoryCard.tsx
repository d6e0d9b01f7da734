import {
  ofDay,
  SENT_READING_STATE_LABELS,
  type CommodityContract,
  type Day,
  type MeterReading,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { saveFile } from '../../../shared/download/save-file.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { fullDay } from '../../../ui/moments.ts';
import { optionalPart } from '../../../ui/later/optional-part.tsx';
import { useCanAsk } from '../../../shared/question/use-can-ask.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { historyQuery } from '../queries.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../readings.module.css';
import { unitWords } from '../../../ui/amounts.ts';
import { kindWords, shownWords } from '../words.ts';
import { csvOf } from './csv.ts';
import { usedBetween } from './used.ts';

// Loaded lazily: the table has the same data, so the page does not wait for the chart.
const UsedChart = optionalPart(() => import('./UsedChart.tsx').then((part) => part.UsedChart));

/** A year of monthly readings. */
const SHOWN_AT_FIRST = 12;

/** All readings as chart, list and CSV download (lettura.storia.2). */
export function HistoryCard({ contract }: { contract: CommodityContract }) {
  const history = readOf(useQuery(historyQuery(useApp(), contract)));
  return (
    <ReadCard
      title={<Trans>Tutte le letture</Trans>}
      read={history}
      failed={<Trans>Non riusciamo a caricare lo storico delle letture</Trans>}
      skeleton={<LinesSkeleton />}
      empty={
        <p>
          <Trans>Ancora nessuna lettura: la prima arriva alla fine del periodo.</Trans>
        </p>
      }
    >
      {(readings) => <History readings={readings} contract={contract} />}
    </ReadCard>
  );
}

function History({ readings, contract }: { readings: readonly MeterReading[]; contract: CommodityContract }) {
  const { t } = useLingui();
  const canAsk = useCanAsk();
  const [isWhole, setWhole] = useState(false);
  const used = useMemo(() => usedBetween(readings), [readings]);
  const unit = readings[0]?.unit;
  const shown = isWhole ? readings : readings.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={layout['stack']}>
      {used.length < 2 ? null : (
        <Suspense fallback={<div className={classes['chart']} />}>
          <UsedChart used={used} unit={unit} commodity={contract.commodity.commodityType} />
        </Suspense>
      )}
      <table className={classes['table']}>
        <caption className={classes['caption']}>
          {unit === undefined ? <Trans>Letture</Trans> : <Trans>Letture in {unitWords(unit)}</Trans>}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Giorno</Trans>
            </th>
            <th scope="col">
              <Trans>Tipo</Trans>
            </th>
            <th scope="col">
              <Trans>Lettura</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reading) => (
            <tr key={`${reading.date} ${reading.kind} ${reading.state} ${shownWords(reading.values)}`}>
              <td>{fullDay(reading.date)}</td>
              <td>
                {kindWords(reading.kind)}
                {reading.state === 'RIFIUTATA' ? ` (${SENT_READING_STATE_LABELS.RIFIUTATA.toLowerCase()})` : null}
              </td>
              <td className={classes['figures']} data-asked={canAsk || undefined}>
                {shownWords(reading.values)}
                {canAsk ? <AskMark code={contract.code} day={reading.date} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {canAsk ? (
        <p className={classes['caption']}>
          <Trans>Qualcosa non torna? Tocca il punto di domanda accanto alla lettura.</Trans>
        </p>
      ) : null}
      <div className={classes['acts']}>
        {shown.length === readings.length ? null : (
          <Button variant="light" onClick={() => setWhole(true)}>
            <Trans>Mostra tutte le {readings.length} letture</Trans>
          </Button>
        )}
        <Button
          variant="subtle"
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          onClick={() =>
            void saveFile({
              name: t`letture ${contract.code}.csv`,
              content: new Blob([csvOf(readings)], { type: 'text/csv;charset=utf-8' }),
            })
          }
        >
          <Trans>Scarica CSV</Trans>
        </Button>
      </div>
    </div>
  );
}

/** One element a row, as there may be ten years of them. */
function AskMark({ code, day }: { code: string; day: Day }) {
  const { t } = useLingui();
  return (
    <Link
      to="/my-edison/assistenza/reclami/nuovo"
      search={{ fornitura: code, lettura: day }}
      className={classes['mark'] ?? ''}
      aria-label={t`Qualcosa non torna? Lettura ${ofDay(day)}`}
    >
      ?
    </Link>
  );
}
