import type { CommodityContract, ConsumptionHistory } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { readOf } from '../../shared/read/read.ts';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './consumption.module.css';
import { DayViews, HoursView, MonthView, YearView } from './views.tsx';
import { HouseholdCard } from './HouseholdCard.tsx';
import { MeaningCard } from './MeaningCard.tsx';
import { ForecastCard } from './ForecastCard.tsx';
import { hasCurves, hasForecast, periodsQuery } from './queries.ts';
import { moved, VIEWS, type View } from './view.ts';
import { periodWords } from './words.ts';

import '@mantine/core/styles/ActionIcon.layer.css';
import '../../ui/theme/segments.ts';

/** Shows charts and figures of a supply with their meaning (consumo.schermo.1). */
export function ConsumptionPage({ contract, title }: { contract: CommodityContract; title?: string | undefined }) {
  const app = useApp();
  const periods = readOf(useQuery(periodsQuery(app, contract.code)));
  const last = periods.data?.periods.at(-1)?.periodEnd;
  return (
    <>
      <ReadCard
        title={title ?? <Trans>Consumi</Trans>}
        read={periods}
        failed={<Trans>Non riusciamo a caricare i consumi</Trans>}
        skeleton={<LinesSkeleton />}
        isEmpty={(history) => history.periods.length === 0}
        empty={
          <p>
            <Trans>Ancora nessun consumo: i primi arrivano dal distributore qualche giorno dopo l’attivazione.</Trans>
          </p>
        }
      >
        {(history) => <Charts contract={contract} history={history} />}
      </ReadCard>
      {last !== undefined && hasForecast(app) ? <ForecastCard contract={contract} /> : null}
      {last !== undefined && hasCurves(app) ? <MeaningCard contract={contract} last={last} /> : null}
      {last !== undefined && hasCurves(app) ? <HouseholdCard contract={contract} last={last} /> : null}
    </>
  );
}

function Charts({ contract, history }: { contract: CommodityContract; history: ConsumptionHistory }) {
  const { t } = useLingui();
  const app = useApp();
  const [first, last] = [history.periods[0]?.periodStart ?? '', history.periods.at(-1)?.periodEnd ?? ''];
  const [view, setView] = useState<View>('YEAR');
  const [day, setDay] = useState(last);
  const names: Record<View, string> = { YEAR: t`Anno`, MONTH: t`Mese`, DAY: t`Giorno`, HOURS: t`Ora per ora` };
  const isYearly = view === 'YEAR' || view === 'HOURS';
  const shown = view === 'HOURS' ? 'YEAR' : view;
  const to = (by: -1 | 1) => moved(shown, day, by);
  const length = isYearly ? 4 : view === 'MONTH' ? 7 : 10;
  const goTo = (next: string) => setDay(next > last ? last : next < first ? first : next);
  const open = (next: View, at: string) => {
    setView(next);
    goTo(at);
  };
  const isElectric = contract.commodity.commodityType === 'LUCE';
  const [shownAs, setShownAs] = useState({ hasValues: false, hasPatterns: false });
  const look = { ...shownAs, onChange: (change: Partial<typeof shownAs>) => setShownAs({ ...shownAs, ...change }) };
  const common = { contract, day, isElectric };
  return (
    <div className={layout['stack']}>
      {hasCurves(app) ? (
        <SegmentedControl
          transitionDuration={0}
          aria-label={t`Periodo del grafico`}
          fullWidth
          value={view}
          onChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'YEAR')}
          data={VIEWS.map((value) => ({ value, label: names[value] }))}
        />
      ) : null}
      <div className={screens['rowWide']}>
        <ActionIcon
          variant="subtle"
          aria-label={t`Periodo precedente`}
          onClick={() => goTo(to(-1))}
          disabled={day.slice(0, length) <= first.slice(0, length)}
        >
          <IconChevronLeft aria-hidden="true" />
        </ActionIcon>
        <h3 className={classes['period']} aria-live="polite">
          {periodWords(shown, day)}
        </h3>
        <ActionIcon
          variant="subtle"
          aria-label={t`Periodo successivo`}
          onClick={() => goTo(to(1))}
          disabled={day.slice(0, length) >= last.slice(0, length)}
        >
          <IconChevronRight aria-hidden="true" />
        </ActionIcon>
      </div>
      {view === 'YEAR' ? (
        <YearView
          {...common}
          look={look}
          history={history}
          onOpen={hasCurves(app) ? (at) => open('MONTH', at) : undefined}
        />
      ) : null}
      {view === 'MONTH' ? <MonthView {...common} look={look} onOpen={(at) => open('DAY', at)} /> : null}
      {view === 'DAY' ? <DayViews {...common} look={look} /> : null}
      {view === 'HOURS' ? <HoursView {...common} onOpen={(at) => open('DAY', at)} /> : null}
    </div>
  );
}
