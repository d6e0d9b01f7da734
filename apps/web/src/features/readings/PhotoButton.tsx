import type { queuedReadingPhoto, readingPhoto } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useApp } from '../../api/app.ts';
import { fetchFile } from '../../api/files/files.ts';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { useDownload } from '../../shared/download/use-download.ts';

interface PhotoButtonProps {
  call: typeof readingPhoto | typeof queuedReadingPhoto;
  number: string;
  name: string;
}

export function PhotoButton({ call, number, name }: PhotoButtonProps) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const { content } = await fetchFile(app, call, { params: { numero: number } }, { onProgress });
    return { name, content };
  });
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        leftSection={<IconPhoto size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        <Trans>Scarica la foto</Trans>
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
