import { receivedCaseFile, receivedCaseReplyPaper } from '@sportello/calls';
import type { CaseFile } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useApp } from '../../../../api/app.ts';
import { fetchFile } from '../../../../api/files/files.ts';
import { DownloadState } from '../../../../shared/download/DownloadState.tsx';
import { useDownload } from '../../../../shared/download/use-download.ts';
import classes from '../Cases.module.css';

export function CaseFiles({ number, files }: { number: string; files: readonly CaseFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className={classes['files']}>
      {files.map((file) => (
        <FileLink key={file.position} number={number} file={file} />
      ))}
    </div>
  );
}

/** Customer files are untrusted, so they are downloaded and never displayed. */
function FileLink({ number, file: { position, name } }: { number: string; file: CaseFile }) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const request = { params: { numero: number, posizione: String(position) } };
    const { content } = await fetchFile(app, receivedCaseFile, request, { onProgress });
    return { name, content };
  });
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        {name}
      </Button>
      <DownloadState download={download} />
    </div>
  );
}

/** The reply as the customer has it (reclami.risposta.1). */
export function ReplyPaper({ number }: { number: string }) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const { content } = await fetchFile(app, receivedCaseReplyPaper, { params: { numero: number } }, { onProgress });
    return { name: `${number}.pdf`, content };
  });
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        <Trans>Scarica la risposta in PDF</Trans>
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
