import type { ReceivedCase } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { amountInDispute } from './OwedAgain.tsx';

interface DisputeOutcomeProps {
  received: ReceivedCase;
  /** The operator's choice for a prescription. */
  isOwedAgain: boolean;
}

/** Shows what becomes of the amount in dispute with the reply (reclami.contestazione.3). */
export function DisputeOutcome({ received: { kind, disputes }, isOwedAgain }: DisputeOutcomeProps) {
  const cents = amountInDispute(disputes);
  if (cents === 0) return null;
  const amount = euroWords(cents);
  return (
    <Callout>
      {kind === 'PRESCRIZIONE' && !isOwedAgain ? (
        <Trans>Prescrizione accolta: {amount} restano fuori da quello che il cliente deve.</Trans>
      ) : (
        <Trans>Con l’invio il cliente deve di nuovo {amount}.</Trans>
      )}
    </Callout>
  );
}
