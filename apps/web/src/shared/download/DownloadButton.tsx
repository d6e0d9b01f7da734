import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Download } from './use-download.ts';

import '@mantine/core/styles/ActionIcon.layer.css';

export function DownloadIcon({ download, title }: { download: Download; title: string }) {
  const { t } = useLingui();
  return (
    <ActionIcon aria-label={t`Scarica ${title}`} loading={download.isLoading} onClick={download.download}>
      <IconDownload size={20} aria-hidden="true" />
    </ActionIcon>
  );
}

export function DownloadButton({ download }: { download: Download }) {
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={20} aria-hidden="true" />}
      loading={download.isLoading}
      onClick={download.download}
    >
      <Trans>Scarica</Trans>
    </Button>
  );
}
