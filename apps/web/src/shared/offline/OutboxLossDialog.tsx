import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../ui/parts/dialogs/Dialog.tsx';

interface OutboxLossDialogProps {
  count: number;
  onDecide: (isSure: boolean) => void;
}

/** Asks before a sign-out: nothing that was written stays on the device afterwards. */
export function OutboxLossDialog({ count, onDecide }: OutboxLossDialogProps) {
  return (
    <Dialog onClose={() => onDecide(false)} title={<Trans>Esci senza inviare?</Trans>}>
      <p>
        <Plural
          value={count}
          one="C’è # invio in attesa. Se esci, lo eliminiamo da questo dispositivo."
          other="Ci sono # invii in attesa. Se esci, li eliminiamo da questo dispositivo."
        />
      </p>
      <DialogActions>
        <Button variant="default" onClick={() => onDecide(false)} data-autofocus>
          <Trans>Non uscire</Trans>
        </Button>
        <Button color="red" onClick={() => onDecide(true)}>
          <Trans>Esci ed elimina</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
