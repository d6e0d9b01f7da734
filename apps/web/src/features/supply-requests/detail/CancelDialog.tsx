import { cancelSupplyRequest } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';

/** Asks before a request ends (pratica.annullamento.1). */
export function CancelDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { cache } = useApp();
  const change = useChange(cancelSupplyRequest, {
    request: () => ({ params: { numero: number } }),
    onDone: onClose,
    // It may have gone on meanwhile: the page then shows how far.
    onRejected: () => void refresh(cache, cancelSupplyRequest),
  });
  return (
    <Dialog onClose={onClose} title={<Trans>Annulli la pratica {number}?</Trans>}>
      <p>
        <Trans>La richiesta non va avanti, e non paghi niente. Puoi sempre inviarne un’altra.</Trans>
      </p>
      <FormProblem problem={change.problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non annullare</Trans>
        </Button>
        <Button color="red" loading={change.isSending} onClick={() => change.send()}>
          <Trans>Annulla la pratica</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
