import {
  addDays,
  LEAST_DAYS,
  meaningOf,
  pricesOn,
  type CommodityContract,
  type ConsumptionCurves,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import { useDataUses } from '../../shared/customer/use-data-uses.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { readOf } from '../../shared/read/read.ts';
import { timesWords } from '../../ui/moments.ts';
import { euroWords } from '../../ui/amounts.ts';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import layout from '../../ui/layout/layout.module.css';
import { curvesQuery } from './queries.ts';
import { factorOf, minuteWords, unitOf } from './view.ts';
import { usedWords } from './words.ts';

/** Interprets the last year, limited to what the data support (consumo.senso.1). */
export function MeaningCard({ contract, last }: { contract: CommodityContract; last: string }) {
  const read = readOf(useQuery(curvesQuery(useApp(), contract.code, addDays(last, -364), last)));
  return (
    <ReadCard
      title={<Trans>Le tue abitudini</Trans>}
      read={read}
      failed={<Trans>Non riusciamo a caricare i consumi ora per ora</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(curves) => <Meaning curves={curves} last={last} isElectric={contract.commodity.commodityType === 'LUCE'} />}
    </ReadCard>
  );
}

function Meaning({ curves, last, isElectric }: { curves: ConsumptionCurves; last: string; isElectric: boolean }) {
  const { t } = useLingui();
  const meaning = useMemo(() => meaningOf(curves.days, pricesOn(curves.prices, last)), [curves, last]);
  if (meaning === undefined) {
    return (
      <p>
        <Trans>
          Servono almeno {LEAST_DAYS.habits} giorni misurati per intero: quando ci sono, qui trovi le tue abitudini.
        </Trans>
      </p>
    );
  }
  const { baseWatts, baseDay, mostExpensiveHours, weekday, weekend, savedByMoving } = meaning;
  const hours = mostExpensiveHours.map(({ hour }) =>
    timesWords(minuteWords(hour * 60), minuteWords(((hour + 1) % 24) * 60)),
  );
  const shown = { curves, isElectric };
  const aDay = (thousandths: number | undefined) =>
    thousandths === undefined ? undefined : usedWords((thousandths / 1000) * factorOf(shown), unitOf(shown));
  return (
    <div className={layout['stack']}>
      <Facts
        facts={[
          isElectric
            ? { name: t`Consumo di base`, value: t`${baseWatts} W, anche di notte e a casa vuota` }
            : { name: t`Ogni giorno, anche senza riscaldamento`, value: aDay(baseDay) },
          { name: t`Le ore che costano di più`, value: hours.join(', ') },
          { name: t`Un giorno feriale`, value: aDay(weekday) },
          { name: t`Sabato, domenica e festivi`, value: aDay(weekend) },
        ]}
      />
      {isElectric ? <Advice savedByMoving={savedByMoving} /> : null}
    </div>
  );
}

/** Shows the saving from shifted consumption; hidden from users who object to profiling (profilo.opposizione.3). */
function Advice({ savedByMoving }: { savedByMoving: number | undefined }) {
  if (useDataUses().data?.profiling !== true) return null;
  if (savedByMoving === undefined) {
    return (
      <p className={layout['captionLines']}>
        <Trans>Per il consiglio sulle fasce serve quasi un anno di dati misurati.</Trans>
      </p>
    );
  }
  if (savedByMoving === 0) {
    return (
      <p>
        <Trans>Ai tuoi prezzi la fascia F3 non costa meno della F1: spostare i consumi non ti fa risparmiare.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        Spostare il 20% dei consumi dalla fascia F1 alla F3 ti farebbe risparmiare circa {euroWords(savedByMoving)}{' '}
        l’anno, ai prezzi della tua ultima bolletta.
      </Trans>
    </p>
  );
}
