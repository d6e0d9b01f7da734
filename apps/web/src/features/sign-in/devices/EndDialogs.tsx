import type { DeviceSession } from '@sportello/domain';
import { endOtherSessions, endSession } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ReadableError } from '../../../api/errors/errors.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { DeviceName } from '../../../shared/device/DeviceName.tsx';

interface EndDeviceDialogProps {
  device: DeviceSession | undefined;
  onClose: () => void;
  onEnded: () => void;
}

export function EndDeviceDialog({ device, onClose, onEnded }: EndDeviceDialogProps) {
  // Keeps the text during the close animation.
  const [shown, setShown] = useState(device);
  if (device !== undefined && device !== shown) setShown(device);
  const { send, isSending, problem, reset } = useChange(endSession, {
    request: (id: string) => ({ params: { id } }),
    onDone: onEnded,
  });
  return (
    <EndDialog
      opened={device !== undefined}
      title={<Trans>Esci da questo dispositivo?</Trans>}
      confirm={<Trans>Esci dal dispositivo</Trans>}
      problem={problem}
      isSending={isSending}
      onClose={() => {
        reset();
        onClose();
      }}
      onConfirm={() => {
        if (shown !== undefined) send(shown.id);
      }}
    >
      <Trans>
        <strong>
          <DeviceName userAgent={shown?.userAgent} />
        </strong>
        : l’area clienti si chiude subito, e per rientrare servono nome utente e password.
      </Trans>
    </EndDialog>
  );
}

interface EndOthersDialogProps {
  opened: boolean;
  onClose: () => void;
  onEnded: (count: number) => void;
}

export function EndOthersDialog({ opened, onClose, onEnded }: EndOthersDialogProps) {
  const { send, isSending, problem, reset } = useChange(endOtherSessions, {
    request: () => ({}),
    onDone: ({ answer }) => onEnded(answer.ended),
  });
  return (
    <EndDialog
      opened={opened}
      title={<Trans>Esci da tutti gli altri?</Trans>}
      confirm={<Trans>Esci dagli altri</Trans>}
      problem={problem}
      isSending={isSending}
      onClose={() => {
        reset();
        onClose();
      }}
      onConfirm={() => send()}
    >
      <Trans>
        L’area clienti resta aperta solo qui. Su tutti gli altri dispositivi si chiude subito, e per rientrare servono
        nome utente e password.
      </Trans>
    </EndDialog>
  );
}

interface EndDialogProps {
  opened: boolean;
  title: ReactNode;
  confirm: ReactNode;
  problem: ReadableError | undefined;
  isSending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}

function EndDialog({ opened, title, confirm, problem, isSending, onClose, onConfirm, children }: EndDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p>{children}</p>
      <FormProblem problem={problem} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button loading={isSending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
