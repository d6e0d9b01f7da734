import { deleteUser } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';

interface CloseDialogProps {
  onClose: () => void;
}

export function CloseDialog({ onClose }: CloseDialogProps) {
  const { session, drafts } = useApp();
  const close = useChange(deleteUser, {
    request: () => ({}),
    onDone() {
      drafts.dropAll();
      session.end('ACCOUNT_CLOSED');
    },
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Elimini davvero il tuo accesso?</Trans>}>
      <p>
        <Trans>L’area si chiude subito, qui e su tutti gli altri dispositivi. Non si può annullare.</Trans>
      </p>
      <FormProblem problem={close.problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non eliminare</Trans>
        </Button>
        <Button color="red" loading={close.isSending} onClick={() => close.send()}>
          <Trans>Elimina il tuo accesso</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
