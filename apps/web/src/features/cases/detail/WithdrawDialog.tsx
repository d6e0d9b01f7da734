import { withdrawCase } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useChange } from '../../../shared/change/use-change.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';

/** Asks before a case ends without a reply (reclami.cliente.2). */
export function WithdrawDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const change = useChange(withdrawCase, { request: () => ({ params: { numero: number } }), onDone: onClose });
  return (
    <Dialog onClose={onClose} title={<Trans>Ritiri il reclamo {number}?</Trans>}>
      <p>
        <Trans>Non riceverai una risposta, e non potrai riaprirlo. Puoi sempre inviarne un altro.</Trans>
      </p>
      <FormProblem problem={change.problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non ritirare</Trans>
        </Button>
        <Button color="red" loading={change.isSending} onClick={() => change.send()}>
          <Trans>Ritira il reclamo</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
