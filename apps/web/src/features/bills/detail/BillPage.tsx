import { CallError } from '@sportello/calls';
import { contractLabel, type BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { AskLink } from '../../../shared/question/AskLinkLater.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import '../../../ui/opened.css';
import { usePageName } from '../../../ui/page-name.ts';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { BillUnderWay, PayBillBar } from '../../paying/PayBill.tsx';
import type { ArchiveSearch } from '../archive/archive-search.ts';
import { billQuery } from './queries.ts';
import { typeWords } from '../payable-words.ts';
import classes from './detail.module.css';
import { ChangeCard } from './ChangeCard.tsx';
import { Essentials } from './essentials/EssentialsLater.tsx';
import { ConsumptionCard } from './ConsumptionCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { FilesCard } from './FilesCard.tsx';
import { HeadCard } from './HeadCard.tsx';
import { BillMatters, DisputeHistory } from './matters/BillMattersLater.tsx';
import { InstalmentsCard } from './InstalmentsCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { ReadingsCard } from './ReadingsCard.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import { ReversalNotes } from './ReversalNotes.tsx';
import { WaysToPay } from './WaysToPay.tsx';

interface BillPageProps {
  number: string;
  isService: boolean;
  /** The filters of the list to return to. */
  within: ArchiveSearch;
  notFound: ReactNode;
}

export function BillPage({ number, isService, within, notFound }: BillPageProps) {
  const customer = usePerson()?.code;
  const read = readOf(
    useQuery({ ...billQuery(useApp(), customer ?? '', number, isService), enabled: customer !== undefined }),
  );
  const bill = read.data;
  const name = bill && typeWords(bill);
  usePageName(name);
  if (bill === undefined && read.error instanceof CallError && [400, 404].includes(read.error.status)) return notFound;
  return (
    <Page
      title={name ?? <Trans>Bolletta</Trans>}
      lead={bill && <Whose bill={bill} />}
      back={{
        label: <Trans>Bollette</Trans>,
        renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/bollette" search={within} {...link} />,
      }}
      aside={
        bill && (
          <div className={classes['acts']}>
            <FilesCard bill={bill} />
            <OfferCard bill={bill} />
          </div>
        )
      }
    >
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare questa bolletta</Trans>}
        skeleton={
          <>
            <CardSkeleton lines={2} />
            <CardSkeleton lines={6} />
          </>
        }
      >
        {(known) => (
          <>
            <HeadCard bill={known} />
            <ReversalNotes bill={known} />
            <BillMatters bill={known} />
            <div className={classes['acts']}>
              <BillUnderWay bill={known} />
            </div>
            {known.instalments.length === 0 ? null : <InstalmentsCard bill={known} />}
            <ChangeCard bill={known} customer={customer ?? ''} />
            <ConsumptionCard bill={known} />
            <ReceiptCard bill={known} />
            <WaysToPay bill={known} />
            {known.readings.length === 0 ? null : <ReadingsCard bill={known} />}
            <FactsCard bill={known} />
            <Essentials bill={known} />
            <DisputeHistory bill={known} />
            <AskLink origin={{ bolletta: number, ...(isService && { genere: 'servizio' }) }} />
            <PayBillBar bill={known} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

function Whose({ bill: { contractCode, vasContractCode, number } }: { bill: BillDetail }) {
  const { contracts } = useContractLists();
  const contract = contracts.find(({ code }) => code === (contractCode ?? vasContractCode));
  return contract === undefined ? (
    <Trans>Numero {number}</Trans>
  ) : (
    <Trans>
      {contractLabel(contract)} · numero {number}
    </Trans>
  );
}
