import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { DownloadState } from '../../../shared/download/DownloadState.tsx';
import type { useDownload } from '../../../shared/download/use-download.ts';

/** Customer files are untrusted, so they are downloaded and never displayed. */
export function FileButton({ name, download }: { name: string; download: ReturnType<typeof useDownload> }) {
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
