import { CallError } from '@sportello/calls';
import { RuleError, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { usePageName } from '../../../ui/page-name.ts';
import { accountsOf, contractAt, isKnown, isOver, type BilledAccount } from '../accounts.ts';
import { paymentQuery } from '../queries.ts';
import { Change, type ChangeProps } from './Change.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';

interface ChangePageProps extends Pick<ChangeProps, 'step' | 'go'> {
  code: string;
  account: string;
  /** Content for a contract that does not exist. */
  notFound: ReactNode;
}

export function ChangePage({ code, account, notFound, ...rest }: ChangePageProps) {
  const lists = useContractLists();
  const { contracts } = lists;
  const contract = contractAt(contracts, code, account);
  usePageName(contract && nameAndKind(contract));
  // The title is remounted once the contract has loaded, so it receives the focus again.
  useTitleFocus(contract === undefined ? 'waiting' : 'contract');
  if (contract !== undefined) {
    return <OfContract contract={contract} account={account} contracts={contracts} notFound={notFound} {...rest} />;
  }
  if (lists.isAnswered && lists.failed.length === 0) return notFound;
  return (
    <ChangeFrame title={<Trans>Metodo di pagamento</Trans>} contract={undefined}>
      <NotRead
        read={{ ...lists, ...lists.missing, error: lists.isAnswered ? lists.missing.error : null }}
        skeleton={<CardSkeleton />}
      />
    </ChangeFrame>
  );
}

interface OfContractProps extends Omit<ChangePageProps, 'code'> {
  contract: Contract;
  contracts: readonly Contract[];
}

function OfContract({ contract, account, contracts, notFound, step, go }: OfContractProps) {
  const payment = readOf(useQuery(paymentQuery(useApp(), { contract, account })));
  const model = payment.data;
  useTitleFocus(model === undefined ? 'waiting' : 'payment');
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
        <Card>
          <ReadFailed read={{ error: new RuleError('INVALID_CONTRACT_PAYMENT_TYPE') }} />
        </Card>
      ) : isOver(contract) ? (
        <Callout title={<Trans>Questo contratto è chiuso</Trans>}>
          <Trans>Il metodo di pagamento di un contratto chiuso non si cambia.</Trans>
        </Callout>
      ) : (
        <NotRead read={payment} skeleton={<CardSkeleton />} />
      )}
    </ChangeFrame>
  );
}

/** Puts the current contract first. */
function billedWith(all: readonly BilledAccount[], contract: Contract, account: string): BilledAccount {
  const beside = all.find((each) => each.account === account)?.contracts ?? [];
  const isSame = (each: Contract) => each.type === contract.type && each.code === contract.code;
  return { account, contract, contracts: [contract, ...beside.filter((each) => !isSame(each))] };
}
