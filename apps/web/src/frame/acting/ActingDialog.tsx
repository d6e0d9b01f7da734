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

/**
 * The grant expired: renew or end. The page behind keeps its state, such as a half-filled form
 * (operatore.impersonare.9).
 */
export function ActingDialog({ opened, customer, changes }: ActingDialogProps) {
  return (
    <Dialog
      opened={opened}
      // Not dismissible, because a decision is required.
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
