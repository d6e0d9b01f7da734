import type { queuedReadingPhoto, readingPhoto } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useApp } from '../../api/app.ts';
import { fetchFile } from '../../api/files/files.ts';
import { SentFile } from '../../shared/download/SentFile.tsx';
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
    <SentFile download={download} icon={IconPhoto}>
      <Trans>Scarica la foto</Trans>
    </SentFile>
  );
}
