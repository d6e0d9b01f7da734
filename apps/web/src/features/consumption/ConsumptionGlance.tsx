import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadGlance } from '../../shared/read/ReadGlance.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { periodsQuery } from './queries.ts';
import { periodWords, usedWords } from './words.ts';
import { yearPoints } from './view.ts';

/** What a supply used last: how much, what it cost, and what it was a year before. */
export function ConsumptionGlance({ contract }: { contract: Contract }) {
  const read = readOf(useQuery(periodsQuery(useApp(), contract.code)));
  return (
    <ReadGlance
      label={<Trans>Consumi</Trans>}
      read={read}
      renderLink={({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'CONSUMPTION')} {...link} />}
    >
      {({ periods, unit }) => {
        const end = periods.at(-1)?.periodStart;
        const last = end === undefined ? undefined : yearPoints(periods, end.slice(0, 4)).at(-1);
        if (last?.total === undefined) return { value: <Trans>Ancora nessuno</Trans> };
        const month = periodWords('MONTH', last.day);
        return {
          value: (
            <>
              {usedWords(last.total, unit)}
              {last.cost === undefined ? null : <> · {euroWords(last.cost)}</>}
            </>
          ),
          note:
            last.before === undefined ? (
              <Trans>In {month}, finora</Trans>
            ) : (
              <Trans>
                In {month}, finora; un anno prima, nel mese intero, {usedWords(last.before, unit)}
              </Trans>
            ),
        };
      }}
    </ReadGlance>
  );
}
