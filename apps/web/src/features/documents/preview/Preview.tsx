import { useState } from 'react';
import { Dialog } from '../../../ui/parts/dialogs/Dialog.tsx';
import { urlOf, documentTitle, type PlacedDocument } from '../document.ts';
import { openButtonId } from '../open-button.ts';
import { PreviewBody } from './PreviewBody.tsx';

interface PreviewProps {
  /** Absent while nothing is looked at. */
  document: PlacedDocument | undefined;
  onClose: () => void;
}

/** A document over the page: all of a phone, most of a desk. */
export function Preview({ document: shown, onClose }: PreviewProps) {
  // While it goes away it still shows what it did.
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
      // Also after a step back, and after the page was loaded anew with the document open.
      onClosed={() => document.getElementById(openButtonId(last.docNumber))?.focus()}
    >
      <PreviewBody key={last.docNumber} url={url} title={documentTitle(last)} />
    </Dialog>
  );
}
