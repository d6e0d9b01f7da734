import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';

import { deleteUser } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import classes from '../profile.module.css';

interface CloseDialogProps {
  customerCode: string | undefined;
  onClose: () => void;
}

/** The last question; after a yes the area says farewell. */
export function CloseDialog({ customerCode, onClose }: CloseDialogProps) {
  const { session, drafts, lastTypes } = useApp();
  const close = useChange(deleteUser, {
    request: () => ({}),
    onDone() {
      if (customerCode !== undefined) lastTypes.forget(customerCode);
      drafts.dropAll();
      session.end('ACCOUNT_CLOSED');
    },
  });
  return (
    <Modal opened onClose={onClose} size="28rem" title={<Trans>Chiudi davvero l’accesso?</Trans>}>
      <div className={classes['form']}>
        <p>
          <Trans>L’area si chiude subito, qui e su tutti gli altri dispositivi. Non si può annullare.</Trans>
        </p>
        <FormProblem problem={close.problem} />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            <Trans>Resto</Trans>
          </Button>
          <Button color="red" loading={close.isSending} onClick={() => close.send()}>
            <Trans>Chiudi l’accesso</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  );
}
