import { addDays, type CommodityContract, type ConsumptionHistory, type YearComparison } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { isMeasured, mainOf } from '../main-supply.ts';
import { periodsQuery } from '../queries.ts';
import { yearPoints, type Point } from '../view.ts';
import { spanWords } from '../span.ts';
import { nameOf, shortName, usedWords } from '../words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './card.module.css';

const MONTHS = 6;

/** Compares the last months of the main supply with the same months a year before (home.schede.1). */
export function ConsumptionCard() {
  const contract = mainOf((useContractLists().data ?? []).filter(isMeasured));
  return contract === undefined ? null : <OfSupply contract={contract} />;
}

function OfSupply({ contract }: { contract: CommodityContract }) {
  const read = readOf(useQuery(periodsQuery(useApp(), contract.code)));
  if (read.data !== undefined && pointsOf(read.data).length === 0) return null;
  return (
    <ReadCard
      title={<Trans>Come consumi</Trans>}
      read={read}
      failed={<Trans>Non riusciamo a caricare i consumi</Trans>}
      skeleton={<LinesSkeleton />}
    >
      {(history) => (
        <div className={layout['stack']}>
          <Bars history={history} />
          <div>
            <Button
              variant="light"
              renderRoot={(root) => <Link {...contractPageLink(contract, 'CONSUMPTION')} {...root} />}
            >
              <Trans>Vedi i consumi</Trans>
            </Button>
          </div>
        </div>
      )}
    </ReadCard>
  );
}

/** Only whole months: a partial one would look like low consumption. */
function pointsOf({ periods }: ConsumptionHistory): Point[] {
  const whole = periods.filter(({ periodEnd }) => addDays(periodEnd, 1).endsWith('-01'));
  const years = [...new Set(whole.map(({ periodStart }) => periodStart.slice(0, 4)))];
  return years
    .flatMap((year) => yearPoints(periods, year))
    .filter(({ key }) => whole.some(({ periodStart }) => periodStart === key))
    .slice(-MONTHS);
}

function Bars({ history }: { history: ConsumptionHistory }) {
  const { t } = useLingui();
  const { unit } = history;
  const points = pointsOf(history);
  const last = points.at(-1);
  const highest = Math.max(0.001, ...points.flatMap(({ total = 0, before = 0 }) => [total, before]));
  const part = (value = 0) => `${(value / highest) * 100}%`;
  const values = points.map((point) => `${nameOf('YEAR', point)} ${usedWords(point.total ?? 0, unit)}`).join(', ');
  return (
    <>
      {last?.total === undefined ? null : (
        <p>
          <strong className={classes['figure']}>{usedWords(last.total, unit)}</strong>{' '}
          <Trans>in {spanWords(last.day, last.end ?? last.day)}</Trans>
          {last.before === undefined || last.compared === undefined ? null : <Compared {...last.compared} />}
        </p>
      )}
      <div className={classes['bars']} role="img" aria-label={t`Gli ultimi mesi: ${values}`}>
        {points.map((point) => (
          <div key={point.key} className={classes['month']}>
            <div className={classes['bar']}>
              <span style={{ blockSize: part(point.total) }} />
              {point.before === undefined ? null : <i style={{ insetBlockEnd: part(point.before) }} />}
            </div>
            {shortName('YEAR', point)}
          </div>
        ))}
      </div>
      {points.some(({ before }) => before !== undefined) ? (
        <p className={classes['soft']}>
          <Trans>La linea è un anno prima, negli stessi giorni.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Compared({ now, before }: YearComparison) {
  const percent = before === 0 ? 0 : Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return now === 0 || before > 0 ? <Trans>, come un anno prima</Trans> : null;
  return now > before ? (
    <Trans>, il {percent}% in più di un anno prima</Trans>
  ) : (
    <Trans>, il {percent}% in meno di un anno prima</Trans>
  );
}
