import type { RequestedPayment } from '@sportello/domain';
import { CallError, givenCard } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import type { BilledAccount } from '../accounts.ts';
import { ChangeFrame } from './ChangeFrame.tsx';
import { Confirm } from './Confirm.tsx';
import type { Changed } from './use-payment-change.ts';

/** Polling interval until the payment provider returns the outcome. */
const ASK_MS = 3000;

interface CardReturnProps {
  /** Id of the checkout session. */
  id: string;
  isCancelled: boolean;
  accounts: readonly BilledAccount[];
  aside: ReactNode;
  onOther: () => void;
  onChanged: (changed: Changed) => void;
}

/**
 * Return from the checkout session. The outcome in the URL is not trusted: the server asks the provider, which makes
 * reloads, late messages and forged URLs harmless.
 */
export function CardReturn({ id, isCancelled, accounts, aside, onOther, onChanged }: CardReturnProps) {
  const { queryOf } = useApp();
  const query = useQuery({
    ...queryOf(givenCard, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.model.state === 'OPEN' && !isCancelled ? ASK_MS : false),
  });
  const given = query.data?.model;
  const contract = accounts[0]?.contract;
  if (given?.state === 'SUCCEEDED') {
    const requested: RequestedPayment = { kind: 'CARD', tokenId: given.tokenId };
    return (
      <ChangeFrame title={<Trans>Controlla e conferma</Trans>} contract={contract} screen="confirm" aside={aside}>
        <Confirm accounts={accounts} requested={requested} card={given.card} onBack={onOther} onChanged={onChanged} />
      </ChangeFrame>
    );
  }
  const isGone = query.error instanceof CallError && query.error.status === 404;
  const again = (
    <Button onClick={onOther}>
      <Trans>Torna alla scelta</Trans>
    </Button>
  );
  const content = () => {
    if (given === undefined && !isGone) return <NotRead read={readOf(query)} inCard skeleton={<LinesSkeleton />} />;
    if (given?.state === 'OPEN' && !isCancelled) {
      return (
        <StatePanel
          role="status"
          title={<Trans>Stiamo aspettando il fornitore di pagamenti</Trans>}
          actions={
            <>
              <Button variant="light" loading={query.isFetching} onClick={() => void query.refetch()}>
                <Trans>Controlla di nuovo</Trans>
              </Button>
              <Button variant="default" onClick={onOther}>
                <Trans>Torna alla scelta</Trans>
              </Button>
            </>
          }
        >
          <Trans>Non abbiamo ancora l’esito. Di solito bastano pochi secondi: resta su questa pagina.</Trans>
        </StatePanel>
      );
    }
    if (given?.state === 'NOT_TOKENIZABLE') {
      return (
        <StatePanel role="alert" title={<Trans>Questa carta non si può memorizzare</Trans>} actions={again}>
          <Trans>
            La banca non permette pagamenti ricorrenti con questa carta. Non è cambiato nulla: prova con un’altra carta,
            o scegli l’addebito su conto.
          </Trans>
        </StatePanel>
      );
    }
    if (isCancelled) {
      return (
        <StatePanel role="status" title={<Trans>Hai annullato</Trans>} actions={again}>
          <Trans>Non è cambiato nulla: paghi come prima.</Trans>
        </StatePanel>
      );
    }
    return (
      <StatePanel role="alert" title={<Trans>La carta non è stata accettata</Trans>} actions={again}>
        <Trans>Non è cambiato nulla: paghi come prima. Prova con un’altra carta, o scegli l’addebito su conto.</Trans>
      </StatePanel>
    );
  };
  return (
    <ChangeFrame title={<Trans>La tua carta</Trans>} contract={contract} screen="card" aside={aside}>
      <Card>{content()}</Card>
    </ChangeFrame>
  );
}
