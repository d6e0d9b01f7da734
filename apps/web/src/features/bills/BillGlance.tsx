import { recuperoListaBollette } from '@sportello/calls';
import { owed, type Bill, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { usePerson } from '../../shared/customer/use-person.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { readOf, withData, type Read } from '../../shared/read/read.ts';
import { ReadGlance } from '../../shared/read/ReadGlance.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { nextOrLastBill } from './home/unpaid.ts';
import { areFiltered, FRESH_ON_FOCUS, periodOf, serviceBillsQuery } from './queries.ts';
import { useToday } from '../../shared/read/use-today.ts';
import { dueWords } from './words.ts';

/** Shows the next bill of a contract, or the last one (contratto.pagine.4). */
export function BillGlance({ contract }: { contract: Contract }) {
  const customer = usePerson()?.code;
  if (customer === undefined) return null;
  return contract.type === 'VAS' ? (
    <OfService contract={contract} customer={customer} />
  ) : (
    <OfSupply contract={contract} customer={customer} />
  );
}

interface OfProps {
  contract: Contract;
  customer: string;
}

/** A year of bills is enough to find the relevant one. */
const RECENT = '24';

/** Without a contract filter the bills of all supplies are mixed, so the largest page is fetched. */
const MOST = '500';

function OfSupply({ contract, customer }: OfProps) {
  const app = useApp();
  const { from, to } = periodOf(useToday().today);
  const query = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: areFiltered(app) ? RECENT : MOST,
    numPagina: '1',
    ...(areFiltered(app) && { codiceContratto: contract.code }),
  };
  const read = readOf(
    useQuery({ ...app.queryOf(recuperoListaBollette, { params: { id: customer }, query }), ...FRESH_ON_FOCUS }),
  );
  const own = read.data?.bills.filter(({ contractCode }) => contractCode === contract.code);
  return <Answer contract={contract} read={withData(read, own)} />;
}

function OfService({ contract, customer }: OfProps) {
  const read = readOf(useQuery(serviceBillsQuery(useApp(), customer, useToday().today)));
  const own = read.data?.filter(({ vasContractCode }) => vasContractCode === contract.code);
  return <Answer contract={contract} read={withData(read, own)} />;
}

function Answer({ contract, read }: { contract: Contract; read: Read<readonly Bill[]> }) {
  const { now, today } = useToday();
  return (
    <ReadGlance
      label={<Trans>Bolletta</Trans>}
      read={read}
      renderLink={({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'BILLS')} {...link} />}
    >
      {(bills) => {
        const bill = nextOrLastBill(bills, today);
        return bill === undefined
          ? { value: <Trans>Nessuna ancora</Trans> }
          : {
              value: euroWords(owed(bill, today) === 'NOT_OWED' ? bill.amount : bill.openAmount),
              note: dueWords(bill, today, now),
            };
      }}
    </ReadGlance>
  );
}
