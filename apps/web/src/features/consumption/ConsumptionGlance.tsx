import type { Contract, EnergyUnit, YearComparison } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadGlance } from '../../shared/read/ReadGlance.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { periodsQuery } from './queries.ts';
import { spanWords } from './span.ts';
import { usedWords } from './words.ts';
import { yearPoints } from './view.ts';

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
        const period = spanWords(last.day, last.end ?? last.day);
        const compared = last.compared;
        return {
          value: (
            <>
              {usedWords(last.total, unit)}
              {last.cost === undefined ? null : <> · {euroWords(last.cost)}</>}
            </>
          ),
          note:
            compared === undefined ? (
              period
            ) : (
              <>
                {period}; <Before {...compared} unit={unit} isAll={last.before !== undefined} />
              </>
            ),
        };
      }}
    </ReadGlance>
  );
}

function Before({ before, days, unit, isAll }: YearComparison & { unit: EnergyUnit | undefined; isAll: boolean }) {
  const used = usedWords(before, unit);
  if (isAll) return <Trans>un anno prima {used}</Trans>;
  return (
    <Plural
      value={days}
      one={`un anno prima ${used}, nel giorno che conosciamo in entrambi gli anni`}
      other={`un anno prima ${used}, nei # giorni che conosciamo in entrambi gli anni`}
    />
  );
}
