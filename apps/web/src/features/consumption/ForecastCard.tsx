import { setConsumptionThreshold } from '@sportello/calls';
import {
  daysBetween,
  figureWords,
  FORECAST_DAYS,
  type BillForecast,
  type CommodityContract,
  type ConsumptionOutlook,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { readOf } from '../../shared/read/read.ts';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import classes from './consumption.module.css';
import { forecastQuery } from './queries.ts';
import { Threshold } from './Threshold.tsx';
import { usedWords } from './words.ts';

/** Shows the forecast of the current bill and the alert threshold (consumo.schermo.3). */
export function ForecastCard({ contract }: { contract: CommodityContract }) {
  const app = useApp();
  const read = readOf(useQuery(forecastQuery(app, contract.code)));
  // An inactive contract has no upcoming bill.
  if (read.data?.obstacle === 'CONTRATTO_NON_ATTIVO') return null;
  return (
    <ReadCard
      title={<Trans>La bolletta in corso</Trans>}
      read={read}
      failed={<Trans>Non riusciamo a caricare la previsione</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(outlook) => (
        <div className={layout['stack']}>
          {outlook.forecast === undefined ? (
            <p>
              <Obstacle obstacle={outlook.obstacle} />
            </p>
          ) : (
            <Forecast {...outlook} forecast={outlook.forecast} />
          )}
          {app.config.capabilities.includes(setConsumptionThreshold.id) ? (
            <Threshold code={contract.code} outlook={outlook} />
          ) : null}
        </div>
      )}
    </ReadCard>
  );
}

function Obstacle({ obstacle }: Pick<ConsumptionOutlook, 'obstacle'>) {
  switch (obstacle) {
    case 'SENZA_BOLLETTE':
      return <Trans>La previsione usa i prezzi delle tue bollette: la trovi qui dopo la prima.</Trans>;
    case 'SENZA_COEFFICIENTE':
      return (
        <Trans>Di questa fornitura non conosciamo il coefficiente C, e senza non possiamo prevedere la spesa.</Trans>
      );
    case 'POCHI_DATI':
      return (
        <Trans>
          Per una previsione servono {FORECAST_DAYS.needed} giorni di consumi degli ultimi {FORECAST_DAYS.within}:
          quando arrivano dal distributore la trovi qui.
        </Trans>
      );
    default:
      return <Trans>Per questa fornitura non possiamo prevedere la spesa.</Trans>;
  }
}

function Forecast({
  forecast,
  threshold,
  periodStart,
  periodEnd,
  unit,
}: ConsumptionOutlook & { forecast: BillForecast }) {
  const { t } = useLingui();
  const { knownDays, used, costSoFar, fixed, least, likely, most } = forecast;
  const days = daysBetween(periodStart, periodEnd) + 1;
  return (
    <>
      <p>
        <span className={classes['figure']}>
          <Trans>circa {euroWords(likely)}</Trans>
        </span>
      </p>
      <Range {...forecast} threshold={threshold} />
      <p className={layout['captionLines']}>
        {least === most ? (
          <Trans>I consumi del periodo ci sono tutti.</Trans>
        ) : (
          <Trans>
            Probabilmente tra {wholeEuros(least)} e {wholeEuros(most)} €, in base alle tue ultime quattro settimane.
          </Trans>
        )}
      </p>
      {threshold !== undefined && likely > threshold ? (
        <Callout tone="warn">
          <Trans>Con questi consumi superi la tua soglia di {euroWords(threshold)}.</Trans>
        </Callout>
      ) : null}
      <Facts
        facts={[
          { name: t`Periodo`, value: t`dal ${fullDay(periodStart)} al ${fullDay(periodEnd)}`, isLong: true },
          { name: t`Consumi finora`, value: t`${usedWords(used / 1000, unit)} in ${knownDays} giorni su ${days}` },
          { name: t`Spesa finora`, value: t`${euroWords(costSoFar)} per l’energia` },
          { name: t`Quote fisse`, value: euroWords(fixed) },
        ]}
      />
      <p className={layout['captionLines']}>
        <Trans>È una stima con i prezzi della tua ultima bolletta e l’IVA; i ricalcoli non si possono prevedere.</Trans>
      </p>
    </>
  );
}

const wholeEuros = (cents: number) => figureWords(Math.round(cents / 100), 0);

/** Decorative: the text beside it holds the same values. */
function Range({ costSoFar, fixed, least, likely, most, threshold }: BillForecast & { threshold: number | undefined }) {
  const widest = Math.max(most, threshold ?? 0, 1) * 1.05;
  const at = (cents: number) => `${(Math.max(0, cents) / widest) * 100}%`;
  return (
    <div className={classes['range']} aria-hidden="true">
      <span data-part="sure" style={{ inlineSize: at(costSoFar + fixed) }} />
      <span data-part="open" style={{ insetInlineStart: at(least), inlineSize: at(most - least) }} />
      <span data-part="likely" style={{ insetInlineStart: at(likely) }} />
      {threshold === undefined ? null : <span data-part="threshold" style={{ insetInlineStart: at(threshold) }} />}
    </div>
  );
}
