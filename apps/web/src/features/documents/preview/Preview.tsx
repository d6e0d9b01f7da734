import { useState } from 'react';
import { Dialog } from '../../../ui/parts/dialogs/Dialog.tsx';
import { urlOf, documentTitle, type PlacedDocument } from '../document.ts';
import { openButtonId } from '../open-button.ts';
import { PreviewBody } from './PreviewBody.tsx';

interface PreviewProps {
  document: PlacedDocument | undefined;
  onClose: () => void;
}

export function Preview({ document: shown, onClose }: PreviewProps) {
  // Keeps the last document during the close animation.
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const url = last && urlOf(last);
  if (last === undefined || url === undefined) return null;
  return (
    <Dialog
      opened={shown !== undefined}
      onClose={onClose}
      look="wide"
      title={documentTitle(last)}
      // By id, because the button must also get the focus after browser Back or a reload with an open document.
      onClosed={() => document.getElementById(openButtonId(last.docNumber))?.focus()}
    >
      <PreviewBody key={last.docNumber} url={url} title={documentTitle(last)} />
    </Dialog>
  );
}
