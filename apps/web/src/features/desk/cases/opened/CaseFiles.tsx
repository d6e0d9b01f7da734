import { receivedCaseFile, receivedCaseReplyPaper } from '@sportello/calls';
import type { CaseFile } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../../api/app.ts';
import { fetchFile } from '../../../../api/files/files.ts';
import { PaperButton } from '../../../../shared/download/PaperButton.tsx';
import { useDownload } from '../../../../shared/download/use-download.ts';
import { SentFile } from '../../../../shared/download/SentFile.tsx';
import queue from '../../queue/queue.module.css';

export function CaseFiles({ number, files }: { number: string; files: readonly CaseFile[] }) {
  if (files.length === 0) return null;
  return (
    <div className={queue['files']}>
      {files.map((file) => (
        <FileLink key={file.position} number={number} file={file} />
      ))}
    </div>
  );
}

function FileLink({ number, file: { position, name } }: { number: string; file: CaseFile }) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const request = { params: { numero: number, posizione: String(position) } };
    const { content } = await fetchFile(app, receivedCaseFile, request, { onProgress });
    return { name, content };
  });
  return <SentFile download={download}>{name}</SentFile>;
}

/** The reply as the customer has it (reclami.risposta.1). */
export function ReplyPaper({ number }: { number: string }) {
  return (
    <PaperButton entry={receivedCaseReplyPaper} request={{ params: { numero: number } }} title={number}>
      <Trans>Scarica la risposta in PDF</Trans>
    </PaperButton>
  );
}
