import { assignCases, caseQueue } from '@sportello/calls';
import { roleMay, type QueuedCase } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { operatorQuery } from '../operators/operator-query.ts';
import { QueueDesk } from '../queue/QueueDesk.tsx';
import { useOpening } from '../queue/use-opening.ts';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseList } from './CaseList.tsx';
import { queueQueryOf, type CaseSearch } from './case-search.ts';
import { NoCases } from './NoCases.tsx';
import { OpenedCase } from './opened/OpenedCase.tsx';
import { TeamView } from './team/TeamView.tsx';

interface CasesPageProps {
  search: CaseSearch;
  /** @param isAside replaces the history entry instead of adding one */
  onSearch: (change: (now: CaseSearch) => CaseSearch, isAside?: boolean) => void;
}

/** Queue and case side by side, on a phone one after the other (reclami.operatore.1). */
export function CasesPage({ search, onSearch }: CasesPageProps) {
  const app = useApp();
  const { pagina = 1, numero } = search;
  const queue = readOf(
    useQuery({
      ...app.queryOf(caseQueue, { query: queueQueryOf(search) }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  const operator = readOf(useQuery(operatorQuery(app)));
  const leads = app.config.capabilities.includes(assignCases.id) && roleMay(operator.data?.role, 'ASSIGN_CASES');
  const isOpenedHere = useOpening(numero);
  const { cases = [], total = 0 } = queue.data ?? {};
  const ask = (changes: Partial<CaseSearch>) => onSearch((now) => ({ ...now, pagina: undefined, ...changes }), true);
  const openOne = (next: string | undefined) => onSearch((now) => ({ ...now, numero: next }));
  const filters = <CaseFilters search={search} total={queue.data && total} leads={leads} onAsk={ask} />;
  const pager = (
    <Pager page={pagina} total={total} onPage={(next) => ask({ pagina: next })}>
      <Plural value={total} one="# reclamo" other="# reclami" />
    </Pager>
  );
  if (search.vista === 'SQUADRA' && leads) {
    return <TeamView search={search} queue={queue} filters={filters} pager={pager} onAsk={ask} />;
  }
  return (
    <QueueDesk
      titleId="reclami"
      list={
        <>
          {filters}
          <ReadBody
            read={queue}
            failed={<Trans>Non riusciamo a caricare i reclami</Trans>}
            skeleton={<CardSkeleton />}
            isEmpty={({ cases: all }) => all.length === 0}
            empty={<NoCases search={search} />}
          >
            {({ cases: all }) => <CaseList cases={all} search={search} />}
          </ReadBody>
          {pager}
        </>
      }
      opened={
        numero && (
          <OpenedCase
            key={numero}
            number={numero}
            next={nextOf(cases, numero)}
            takesFocus={isOpenedHere}
            search={search}
            onOpen={openOne}
          />
        )
      }
      choose={<Trans>Scegli un reclamo</Trans>}
      chooseText={<Trans>Il reclamo compare qui, accanto all’elenco.</Trans>}
    />
  );
}

/** Returns the first open case that no other operator works on. */
function nextOf(cases: readonly QueuedCase[], number: string): string | undefined {
  return cases.find((each) => each.number !== number && each.endedAt === undefined && each.handler?.isOneself !== false)
    ?.number;
}
