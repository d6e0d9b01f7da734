import { addSupplyRequestFile, removeSupplyRequestFile, supplyRequestFile } from '@sportello/calls';
import {
  FILE_EXTENSIONS,
  MOST_REQUEST_FILES,
  REQUEST_PAPER_LABELS,
  type RequestPaper,
  type SupplyRequestDraft,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files/files.ts';
import { upload } from '../../../api/files/upload.ts';
import { UploadRow } from '../../../shared/attachments/UploadRow.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import uploadClasses from '../../../shared/attachments/uploads.module.css';
import { useUploads } from '../../../shared/attachments/use-uploads.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { SentFile } from '../../../shared/download/SentFile.tsx';
import { useDownload } from '../../../shared/download/use-download.ts';
import { base64Of } from '../../../shared/form/base64-of.ts';
import { CameraButton } from '../../../shared/form/CameraButton.tsx';
import { fileObstacle } from '../../../shared/form/picked-file.ts';
import { cx } from '../../../ui/cx.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { PAPER_NOTES } from '../paper-notes.ts';
import classes from '../supply-requests.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

interface PaperFieldProps {
  draft: SupplyRequestDraft;
  paper: RequestPaper;
  error: ReactNode;
}

/** The files of one paper, each kept in the draft as soon as it is uploaded. */
export function PaperField({ draft: { id, files }, paper, error }: PaperFieldProps) {
  const { t } = useLingui();
  const mayAdd = useMay()(addSupplyRequestFile);
  const { uploads, add, giveUp } = usePaperUploads(id, paper);
  const [obstacle, setObstacle] = useState<string>();
  const remove = useChange(removeSupplyRequestFile, {
    request: (position: number) => ({ params: { id, posizione: String(position) } }),
  });
  const own = files.filter((file) => file.paper === paper);
  const free = MOST_REQUEST_FILES - files.length - uploads.filter(({ state }) => state === 'SENDING').length;
  const pick = (picked: readonly File[]) => {
    const good = picked.filter((file) => fileObstacle(file) === undefined);
    const wrong = picked.map(fileObstacle).find((words) => words !== undefined);
    setObstacle(good.length > free ? t`Puoi allegare al massimo ${MOST_REQUEST_FILES} file.` : wrong);
    add(good.slice(0, free));
  };
  const label = REQUEST_PAPER_LABELS[paper];
  return (
    <fieldset
      className={cx(layout['stackSmall'], screens['shrinks'], classes['group'])}
      aria-describedby={`aiuto-${paper}`}
    >
      <legend className={classes['legend']}>{label}</legend>
      <p className={layout['soft']} id={`aiuto-${paper}`}>
        {t(PAPER_NOTES[paper])}
      </p>
      <FormProblem problem={remove.problem} />
      {own.length + uploads.length === 0 ? null : (
        <ul className={layout['stackSmall']}>
          {own.map(({ position, name }) => (
            <li key={position} className={uploadClasses['file']}>
              <span className={uploadClasses['thumb']}>
                <IconFile size={20} aria-hidden="true" />
              </span>
              <OwnFile id={id} position={position} name={name} />
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t`Togli ${name}`}
                loading={remove.isSending}
                onClick={() => remove.send(position)}
              >
                <IconX size={20} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
          {uploads.map((each) => (
            <UploadRow key={each.key} upload={each} onGiveUp={() => giveUp(each.key)} />
          ))}
        </ul>
      )}
      <FieldError>{obstacle ?? error}</FieldError>
      {free <= 0 || !mayAdd ? null : (
        <>
          <CameraButton onPick={(photo) => pick([photo])} />
          <FileButton multiple accept={FILE_EXTENSIONS.map((each) => `.${each}`).join(',')} onChange={pick}>
            {(props) => (
              <Button
                {...props}
                // The form moves the focus here if the paper is missing.
                name={paper}
                variant="light"
                leftSection={<IconPaperclip size={20} aria-hidden="true" />}
                aria-label={t`Aggiungi un file: ${label}`}
              >
                <Trans>Aggiungi un file</Trans>
              </Button>
            )}
          </FileButton>
        </>
      )}
    </fieldset>
  );
}

function OwnFile({ id, position, name }: { id: string; position: number; name: string }) {
  const { t } = useLingui();
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const request = { params: { id, posizione: String(position) } };
    return { name, content: (await fetchFile(app, supplyRequestFile, request, { onProgress })).content };
  });
  return (
    <SentFile download={download} label={t`Scarica ${name}`}>
      <span className={cx(blocks['block'], blocks['anywhere'])}>{name}</span>
    </SentFile>
  );
}

function usePaperUploads(id: string, paper: RequestPaper) {
  const { call, cache } = useApp();
  return useUploads(async (file, { signal, onProgress }) => {
    await call(
      addSupplyRequestFile,
      { params: { id }, body: { carta: paper, file: await base64Of(file), fileName: file.name } },
      { signal, by: (request) => upload(request, ({ sent, total }) => onProgress(sent / total)) },
    );
    await refresh(cache, addSupplyRequestFile);
    return undefined;
  });
}
