import { CallError } from '@sportello/calls';
import { RuleError, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { readableError } from '../../../api/errors.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { ErrorState } from '../../../ui/parts/ErrorState.tsx';
import { LoadingOverlay } from '../../../ui/parts/LoadingOverlay.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { accountsOf, contractAt, isKnown, isOver, type BilledAccount } from '../accounts.ts';
import { paymentQuery } from '../queries.ts';
import { Change, type ChangeProps } from './Change.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';

interface ChangePageProps extends Pick<ChangeProps, 'step' | 'go'> {
  code: string;
  account: string;
  /** What is shown of a contract that there is not. */
  notFound: ReactNode;
}

/** Changes how an account is paid, from one of its contracts. */
export function ChangePage({ code, account, notFound, ...rest }: ChangePageProps) {
  const lists = useContractLists();
  const { contracts, isLoading, failed, isRetrying, retry } = lists;
  const contract = contractAt(contracts, code, account);
  if (contract !== undefined) {
    return <OfContract contract={contract} account={account} contracts={contracts} notFound={notFound} {...rest} />;
  }
  if (!isLoading && failed[0] === undefined) return notFound;
  return (
    <ChangeFrame title={<Trans>Metodo di pagamento</Trans>} contract={undefined}>
      {isLoading ? (
        <LoadingOverlay cover="page" />
      ) : (
        <Failed error={failed[0]?.error} isRetrying={isRetrying} onRetry={() => void retry()} />
      )}
    </ChangeFrame>
  );
}

interface OfContractProps extends Omit<ChangePageProps, 'code'> {
  contract: Contract;
  contracts: readonly Contract[];
}

function OfContract({ contract, account, contracts, notFound, step, go }: OfContractProps) {
  const payment = useQuery(paymentQuery(useApp(), { contract, account }));
  const model = payment.data?.model;
  const isForeign = model !== undefined && model.account !== account;
  const isGone = payment.error instanceof CallError && [400, 404].includes(payment.error.status);
  if (isForeign || (model === undefined && isGone)) return notFound;
  const all = accountsOf(contracts);
  if (model !== undefined && !isOver(contract) && isKnown(contract)) {
    return (
      <Change
        own={billedWith(all, contract, account)}
        others={all.filter((each) => each.account !== account)}
        payment={model}
        step={step}
        go={go}
      />
    );
  }
  return (
    <ChangeFrame title={<Trans>Metodo di pagamento</Trans>} contract={contract}>
      {!isKnown(contract) ? (
        <Failed error={new RuleError('INVALID_CONTRACT_PAYMENT_TYPE')} />
      ) : isOver(contract) ? (
        <Notice title={<Trans>Questo contratto è chiuso</Trans>}>
          <Trans>Il suo metodo di pagamento non si cambia più.</Trans>
        </Notice>
      ) : payment.error !== null ? (
        <Failed error={payment.error} isRetrying={payment.isFetching} onRetry={() => void payment.refetch()} />
      ) : (
        <LoadingOverlay cover="page" />
      )}
    </ChangeFrame>
  );
}

/** The account with all that is billed on it, the contract at hand first. */
function billedWith(all: readonly BilledAccount[], contract: Contract, account: string): BilledAccount {
  const beside = all.find((each) => each.account === account)?.contracts ?? [];
  const isSame = (each: Contract) => each.type === contract.type && each.code === contract.code;
  return { account, contract, contracts: [contract, ...beside.filter((each) => !isSame(each))] };
}

interface FailedProps {
  error: unknown;
  isRetrying?: boolean;
  onRetry?: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const { title, meaning, advice, code, requestId } = readableError(error);
  return (
    <Card>
      <ErrorState
        wide
        level={2}
        title={title}
        code={code}
        requestId={requestId}
        retrying={isRetrying}
        onRetry={onRetry}
      >
        {meaning} {advice}
      </ErrorState>
    </Card>
  );
}
