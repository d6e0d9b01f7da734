import { recuperoListaBollette } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { readOf, withData } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { BillRow } from '../BillRow.tsx';
import classes from '../bills.module.css';
import { FRESH_ON_FOCUS, periodOf } from '../queries.ts';
import { useToday } from '../../../shared/read/use-today.ts';

const SHOWN = '3';

/** Shows the last bills of a customer without active contracts (home.forniture.3). */
export function LastBillsCard({ customer }: { customer: string }) {
  const { queryOf } = useApp();
  const { from, to } = periodOf(useToday().today);
  const query = { inizioPeriodo: from, finePeriodo: to, numElemPagina: SHOWN, numPagina: '1' };
  const read = readOf(
    useQuery({ ...queryOf(recuperoListaBollette, { params: { id: customer }, query }), ...FRESH_ON_FOCUS }),
  );
  return (
    <ReadCard
      title={<Trans>Le tue ultime bollette</Trans>}
      read={withData(read, read.data?.bills)}
      skeleton={<LinesSkeleton lines={Number(SHOWN)} />}
      failed={<Trans>Non riusciamo a caricare le bollette</Trans>}
      empty={<Trans>Non ci sono bollette.</Trans>}
      action={
        <Link to="/my-edison/bollette">
          <Trans>Tutte le bollette</Trans>
        </Link>
      }
    >
      {(bills) => (
        <ul className={classes['list']}>
          {bills.map((bill) => (
            <li key={bill.number}>
              <BillRow bill={bill} />
            </li>
          ))}
        </ul>
      )}
    </ReadCard>
  );
}
