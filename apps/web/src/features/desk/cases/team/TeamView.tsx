import { caseLoads, type ModelOf, type caseQueue } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf, type Read } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { CaseList } from '../CaseList.tsx';
import { NoCases } from '../NoCases.tsx';
import type { CaseSearch } from '../case-search.ts';
import { AssignBar } from './AssignBar.tsx';
import { LoadList } from './LoadList.tsx';
import { YearFigures } from './YearFigures.tsx';
import classes from '../Cases.module.css';
import desk from '../../queue/queue.module.css';

interface TeamViewProps {
  search: CaseSearch;
  queue: Read<ModelOf<typeof caseQueue>>;
  filters: ReactNode;
  pager: ReactNode;
  onAsk: (changes: Partial<CaseSearch>) => void;
}

/** Loads of all operators beside the queue, whose cases are assigned many at once (reclami.operatore.4). */
export function TeamView({ search, queue, filters, pager, onAsk }: TeamViewProps) {
  const { queryOf } = useApp();
  const loads = readOf(useQuery({ ...queryOf(caseLoads, {}), refetchInterval: 60_000 }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { cases = [] } = queue.data ?? {};
  const open = cases.filter(({ endedAt }) => endedAt === undefined).map(({ number }) => number);
  // A case that has left the list is not assigned unseen.
  const shown = open.filter((number) => chosen.has(number));
  const toggle = (number: string) => {
    const next = new Set(shown);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  return (
    <div className={classes['team']}>
      <ReadBody read={loads} failed={<Trans>Non riusciamo a caricare i carichi</Trans>} skeleton={<CardSkeleton />}>
        {({ loads: all, operators }) => <LoadList loads={all} operators={operators} search={search} onAsk={onAsk} />}
      </ReadBody>
      <section className={desk['queue']} aria-labelledby="reclami">
        {filters}
        {open.length === 0 ? null : (
          <AssignBar
            numbers={shown}
            isAll={shown.length === open.length}
            operators={loads.data?.operators ?? []}
            onChooseAll={(isAll) => setChosen(new Set(isAll ? open : []))}
            onAssigned={() => setChosen(new Set())}
          />
        )}
        <ReadBody
          read={queue}
          failed={<Trans>Non riusciamo a caricare i reclami</Trans>}
          skeleton={<CardSkeleton />}
          isEmpty={({ cases: all }) => all.length === 0}
          empty={<NoCases search={search} />}
        >
          {({ cases: all }) => (
            <CaseList cases={all} search={search} selection={{ chosen: new Set(shown), onToggle: toggle }} />
          )}
        </ReadBody>
        {pager}
        <YearFigures />
      </section>
    </div>
  );
}
