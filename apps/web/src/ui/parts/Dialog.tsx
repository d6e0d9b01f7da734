import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';

import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Dialog.module.css';

export interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** For one that is only there while it is open. */
  opened?: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A question or a form over the page. It has a title, its close button a name, and the focus stays
 * in it until it goes back to where it was.
 */
export function Dialog({ opened = true, children, ...modal }: DialogProps) {
  return (
    <Modal opened={opened} size="28rem" {...modal}>
      <div className={classes['body']}>{children}</div>
    </Modal>
  );
}

/** What one can do in a dialog: the last is what it is for. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
