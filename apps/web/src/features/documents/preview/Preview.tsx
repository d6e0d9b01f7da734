import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
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
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  // While it goes away it still shows what it did.
  const [last, setLast] = useState(shown);
  if (shown !== undefined && shown !== last) setLast(shown);
  const url = last && urlOf(last);
  if (last === undefined || url === undefined) return null;
  return (
    <Dialog
      opened={shown !== undefined}
      onClose={onClose}
      fullScreen={isNarrow}
      radius={isNarrow ? 0 : 'lg'}
      size="56rem"
      title={documentTitle(last)}
      // Also after a step back, and after the page was loaded anew with the document open.
      returnFocus={false}
      onExitTransitionEnd={() => document.getElementById(openButtonId(last.docNumber))?.focus()}
    >
      <PreviewBody key={last.docNumber} url={url} title={documentTitle(last)} />
    </Dialog>
  );
}
