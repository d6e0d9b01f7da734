import type { FileCall, RequestOf } from '@sportello/calls';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { fetchFile } from '../../api/files/files.ts';
import { DownloadState } from './DownloadState.tsx';
import { fileName } from './file-name.ts';
import { useDownload } from './use-download.ts';

interface PaperButtonProps<C extends FileCall> {
  entry: C;
  request: RequestOf<C>;
  /** Names the file if the server does not. */
  title: string;
  children: ReactNode;
}

/** Downloads a paper of a case. */
export function PaperButton<C extends FileCall>({ entry, request, title, children }: PaperButtonProps<C>) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const { content, disposition } = await fetchFile(app, entry, request, { onProgress });
    return { name: fileName(disposition, title, content.type), content };
  });
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconFileDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        {children}
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
