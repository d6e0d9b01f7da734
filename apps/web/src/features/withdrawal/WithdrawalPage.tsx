import { CallError, withdrawal } from '@sportello/calls';
import { contractLabel, type Withdrawal, type WithdrawalContract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { withdrawalKindOf } from '../../shared/contracts/WithdrawalLink.tsx';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { genreOf, type ContractGenre } from '../../shared/links/contract-link.ts';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { NotOffered } from './NotOffered.tsx';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';
import { WithdrawSteps } from './WithdrawSteps.tsx';

interface WithdrawalPageProps {
  code: string;
  genre: ContractGenre | undefined;
}

/** Withdrawing from one contract: until when, the two steps, and the receipt (recesso.pagina.1). */
export function WithdrawalPage({ code, genre }: WithdrawalPageProps) {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(withdrawal.id);
  const kind = withdrawalKindOf(genre);
  const query = useQuery({
    ...queryOf(withdrawal, { params: { tipo: kind, codiceContratto: code } }),
    enabled: isThere,
  });
  const { contracts } = useContractLists();
  const contract = contracts.find((each) => each.code === code && genreOf(each) === genre);
  const isMissing = query.data === undefined && query.error instanceof CallError && query.error.status === 404;
  if (!isThere || isMissing) return <NotFoundPage />;
  return (
    <Page
      title={<Trans>Recesso dal contratto</Trans>}
      lead={contract === undefined ? code : contractLabel(contract)}
      back={contract === undefined ? backTo.contracts() : backTo.contract(contract)}
    >
      <ReadBody
        read={readOf(query)}
        failed={<Trans>Non riusciamo a caricare il recesso da questo contratto</Trans>}
        skeleton={<CardSkeleton lines={5} />}
      >
        {(known) => <Body known={known} kind={kind} code={code} />}
      </ReadBody>
    </Page>
  );
}

function Body({ known, kind, code }: { known: Withdrawal; kind: WithdrawalContract; code: string }) {
  const { state, lastDay, receipt } = known;
  if (receipt !== undefined) return <WithdrawalReceipt receipt={receipt} />;
  if (state === 'APERTO' && lastDay !== undefined) return <WithdrawSteps kind={kind} code={code} lastDay={lastDay} />;
  return <NotOffered known={known} />;
}
