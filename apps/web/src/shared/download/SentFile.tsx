import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DownloadState } from './DownloadState.tsx';
import type { Download } from './use-download.ts';

interface SentFileProps {
  download: Download;
  icon?: typeof IconDownload;
  label?: string;
  children: ReactNode;
}

/** Downloads a file that somebody sent: such files are untrusted, and never displayed. */
export function SentFile({ download, icon: Icon = IconDownload, label, children }: SentFileProps) {
  return (
    <div>
      <Button
        variant="subtle"
        px={0}
        leftSection={<Icon size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
        aria-label={label}
      >
        {children}
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
