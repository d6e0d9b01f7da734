import type { Impersonation } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import type { useActingChanges } from './use-acting-changes.ts';

interface ActingDialogProps {
  opened: boolean;
  customer: Impersonation;
  changes: ReturnType<typeof useActingChanges>;
}

/** The time is up, perhaps in the middle of a form: go on, or end. What is behind it stays as it is (operatore.impersonare.9). */
export function ActingDialog({ opened, customer, changes }: ActingDialogProps) {
  return (
    <Dialog
      opened={opened}
      // It asks for an answer: there is nothing to go back to without one.
      onClose={() => undefined}
      closeLabel={null}
      title={<Trans>Il tempo per {customer.customerName} è scaduto</Trans>}
    >
      <FormProblem problem={changes.problem} />
      <p>
        <Trans>
          Quello che hai scritto è ancora qui e non è andato perso. Se rinnovi, continui da dove eri; se termini, torni
          alla ricerca dei clienti.
        </Trans>
      </p>
      <DialogActions>
        <Button variant="default" loading={changes.isEnding} onClick={() => void changes.end()}>
          <Trans>Termina</Trans>
        </Button>
        <Button data-autofocus loading={changes.isRenewing} onClick={changes.renew}>
          <Trans>Rinnova e continua</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
