import {
  yearEarlier,
  type CommodityContract,
  type ConsumptionCurves,
  type ConsumptionHistory,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { readOf } from '../../shared/read/read.ts';
import { fullDay, usedMoment } from '../../ui/moments.ts';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Drawn } from './Drawn.tsx';
import { curvesQuery } from './queries.ts';
import { dayPoints, factorOf, monthPoints, unitOf, yearPoints, type Look } from './view.ts';

import '@mantine/core/styles/Switch.layer.css';
import '../../ui/theme/fields.ts';

const HeatMap = optionalPart(() => import('./hours/HeatMap.tsx').then((part) => part.HeatMap));

interface ViewProps {
  contract: CommodityContract;
  day: string;
  isElectric: boolean;
  look: Look;
}

export function YearView({
  history,
  day,
  contract,
  look,
  onOpen,
}: ViewProps & { history: ConsumptionHistory; onOpen: ((day: string) => void) | undefined }) {
  const points = useMemo(() => yearPoints(history.periods, day.slice(0, 4)), [history, day]);
  return (
    <Drawn view="YEAR" points={points} day={day} unit={history.unit} code={contract.code} look={look} onOpen={onOpen} />
  );
}

export function MonthView({ contract, day, isElectric, look, onOpen }: ViewProps & { onOpen: (day: string) => void }) {
  const { read, before } = useMonth(contract, day);
  return (
    <Curves read={read}>
      {(curves) => (
        <Drawn
          view="MONTH"
          points={monthPoints({ curves, isElectric }, before, day)}
          day={day}
          unit={unitOf({ curves, isElectric })}
          code={contract.code}
          look={look}
          onOpen={onOpen}
        />
      )}
    </Curves>
  );
}

export function DayViews({ contract, day, isElectric, look }: ViewProps) {
  const { t } = useLingui();
  const { read, before } = useMonth(contract, day);
  const [isFine, setFine] = useState(false);
  return (
    <Curves read={read}>
      {(curves) => {
        const curve = curves.days.find((each) => each.day === day);
        return (
          <>
            {curve?.step === 15 ? (
              <Switch
                label={t`Per quarti d’ora`}
                checked={isFine}
                onChange={(event) => setFine(event.currentTarget.checked)}
              />
            ) : null}
            <Drawn
              view="DAY"
              points={dayPoints({ curves, isElectric }, day, isFine ? 'STEP' : 'HOUR', before)}
              day={day}
              unit={unitOf({ curves, isElectric })}
              code={contract.code}
              look={look}
            />
          </>
        );
      }}
    </Curves>
  );
}

export function HoursView({
  contract,
  day,
  isElectric,
  onOpen,
}: Omit<ViewProps, 'look'> & { onOpen: (day: string) => void }) {
  const year = day.slice(0, 4);
  const read = readOf(useQuery(curvesQuery(useApp(), contract.code, `${year}-01-01`, `${year}-12-31`)));
  return (
    <Curves read={read}>
      {(curves) => {
        const shown = { curves, isElectric };
        return curves.days.length === 0 ? (
          <p>
            <Trans>Per quest’anno i consumi orari non sono disponibili.</Trans>
          </p>
        ) : (
          <Suspense fallback={<LinesSkeleton />}>
            <HeatMap
              key={year}
              curves={curves.days}
              year={year}
              unit={unitOf(shown)}
              toUnit={(thousandths) => (thousandths / 1000) * factorOf(shown)}
              onOpen={onOpen}
            />
          </Suspense>
        );
      }}
    </Curves>
  );
}

/** The curves of the year before are optional. */
function useMonth(contract: CommodityContract, day: string) {
  const app = useApp();
  const [from, to] = [`${day.slice(0, 7)}-01`, lastOf(day)];
  const read = readOf(useQuery(curvesQuery(app, contract.code, from, to)));
  const earlier = yearEarlier(from);
  const before = useQuery(curvesQuery(app, contract.code, earlier, lastOf(earlier))).data?.model;
  return { read, before };
}

function lastOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function Curves({
  read,
  children,
}: {
  read: ReturnType<typeof readOf<ConsumptionCurves>>;
  children: (curves: ConsumptionCurves) => ReactNode;
}) {
  const [now] = useState(useApp().clock.now);
  return (
    <ReadBody
      read={read}
      inCard
      failed={<Trans>Non riusciamo a caricare questi consumi</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(curves) => (
        <>
          {children(curves)}
          {curves.lastDay === undefined || curves.updatedAt === undefined ? null : (
            <p className={layout['captionLines']}>
              <Trans>
                Dati del distributore fino al {fullDay(curves.lastDay)}, arrivati {usedMoment(curves.updatedAt, now)}.
              </Trans>
            </p>
          )}
        </>
      )}
    </ReadBody>
  );
}
