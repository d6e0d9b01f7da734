import { modificaRicezioneNotifiche, modificaRicezioneNotificheVas } from '@sportello/calls';
import type { Contract, ContractDelivery } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { endEditing, useEdited } from '../../../../shared/offline/editing.ts';
import { useOutbox } from '../../../../shared/offline/use-outbox.ts';
import { WaitingNote } from '../../../../shared/offline/WaitingNote.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { choiceWords } from './choice-words.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import { isChoiceFor, wantedOf } from './queued-choice.ts';

interface DeliveryChoicesProps {
  contract: Contract;
  account: string;
  delivery: ContractDelivery;
}

/** The form of the choices, or those that wait for a network (pagine.rete.5). */
export function DeliveryChoices({ contract, account, delivery }: DeliveryChoicesProps) {
  const [isQueued, setQueued] = useState(false);
  const { items, sent } = useOutbox();
  const call = contract.type === 'VAS' ? modificaRicezioneNotificheVas.id : modificaRicezioneNotifiche.id;
  const edited = useEdited(call, ({ written }) => isChoiceFor(account, written));
  const waiting = items.find(({ written }) => isChoiceFor(account, written));
  if (waiting !== undefined && edited === undefined) {
    const chosen = choiceWords(wantedOf(waiting));
    return (
      <WaitingNote item={waiting} takesFocus={isQueued} title={<Trans>Le tue scelte sono in attesa di invio</Trans>}>
        <p>
          <Trans>Hai scelto: {chosen}.</Trans>
        </p>
      </WaitingNote>
    );
  }
  return (
    <>
      {waiting === undefined && sent.some((written) => isChoiceFor(account, written)) ? (
        <Callout tone="good" role="status">
          <Trans>Abbiamo inviato le scelte in attesa: valgono dalla prossima bolletta.</Trans>
        </Callout>
      ) : null}
      <DeliveryForm
        key={edited?.id}
        contract={contract}
        account={account}
        delivery={delivery}
        edited={edited}
        onQueued={() => setQueued(true)}
        onLeave={() => edited && endEditing(edited.id)}
      />
    </>
  );
}
