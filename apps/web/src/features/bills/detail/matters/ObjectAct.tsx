import { objectPrescription } from '@sportello/calls';
import type { BillDetail, CaseReceipt, Cents } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useMay } from '../../../../shared/customer/use-may.ts';
import { useUser } from '../../../../shared/customer/use-user.ts';
import { euroWords } from '../../../../ui/amounts.ts';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';

interface ObjectActProps {
  bill: BillDetail;
  amount: Cents;
  onObjected: (receipt: CaseReceipt) => void;
}

/** Objects to the prescribed part, after a question that names the amount (bolletta.prescrizione.3). */
export function ObjectAct({ bill, amount, onObjected }: ObjectActProps) {
  const { config } = useApp();
  const { user } = useUser();
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const isServed = config.capabilities.includes(objectPrescription.id) && user?.modules.support === 'ACTIVE';
  if (!isServed || !may(objectPrescription)) return null;
  return (
    <div>
      <Button variant="light" onClick={() => setAsked(true)}>
        <Trans>Eccepisci la prescrizione</Trans>
      </Button>
      {isAsked ? (
        <ObjectDialog bill={bill} amount={amount} onObjected={onObjected} onClose={() => setAsked(false)} />
      ) : null}
    </div>
  );
}

function ObjectDialog({ bill, amount, onObjected, onClose }: ObjectActProps & { onClose: () => void }) {
  const { number, status } = bill;
  const change = useChange(objectPrescription, {
    request: () => ({ params: { numero: number } }),
    onDone: ({ answer }) => onObjected(answer),
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Eccepisci la prescrizione di {euroWords(amount)}?</Trans>}>
      <p>
        {status === 'PAGATA' ? (
          <Trans>
            Apriamo un reclamo per questi {euroWords(amount)}. La bolletta è già pagata: nella risposta trovi se e come
            te li restituiamo.
          </Trans>
        ) : (
          <Trans>
            Togliamo {euroWords(amount)} da quello che devi per questa bolletta, e apriamo un reclamo. Il resto si paga
            normalmente.
          </Trans>
        )}
      </p>
      <FormProblem problem={change.problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button loading={change.isSending} onClick={() => change.send()}>
          <Trans>Eccepisci la prescrizione</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
