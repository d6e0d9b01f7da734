import { documentArchive } from '@sportello/calls';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import blocks from '../../ui/styles/blocks.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ArchiveBar } from './ArchiveBar.tsx';
import { urlOf, type PlacedDocument } from './document.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { Preview } from './preview/Preview.tsx';
import { selectedOf, toggled, type Selection } from './selection.ts';
import { useArchiveDownload } from './use-download.ts';
import { usePreview } from './use-preview.ts';

/** Multiple selection requires the gateway's archive call. */
export function DocumentList({ documents }: { documents: readonly PlacedDocument[] }) {
  const { t } = useLingui();
  const { capabilities } = useApp().config;
  const preview = usePreview();
  const [selection, setSelection] = useState<Selection>(new Set());
  const pickable = documents.filter((each) => urlOf(each) !== undefined).map(({ docNumber }) => docNumber);
  const isPicking = capabilities.includes(documentArchive.id) && pickable.length > 1;
  const picked = selectedOf(pickable, selection);
  const archive = useArchiveDownload(picked, t`documenti`);
  const pick = (next: Selection) => {
    // The message of the last download does not apply to the new selection.
    if (!archive.isLoading) archive.reset();
    setSelection(next);
  };
  const shown = documents.find(({ docNumber }) => docNumber === preview.docNumber);
  return (
    <div className={layout['stack']}>
      {isPicking ? <ArchiveBar all={pickable} picked={picked} onPick={pick} download={archive} /> : null}
      <ul className={blocks['stackFlush']} aria-label={t`Documenti`}>
        {documents.map((document) => {
          const { docNumber } = document;
          return (
            <DocumentRow
              key={docNumber}
              document={document}
              isPicked={selection.has(docNumber)}
              onPick={isPicking && pickable.includes(docNumber) ? () => pick(toggled(selection, docNumber)) : undefined}
              onOpen={() => preview.open(docNumber)}
            />
          );
        })}
      </ul>
      <Preview document={shown} onClose={preview.close} />
    </div>
  );
}
