import { billArchive, yearlySummary } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCalendarStats, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { ButtonLink } from '../../../../shared/links/ButtonLink.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import type { ArchiveSearch } from '../archive-search.ts';

const DownloadDialog = lazy(async () => ({ default: (await import('./DownloadDialog.tsx')).DownloadDialog }));

interface ArchiveToolsProps {
  search: ArchiveSearch;
  contracts: readonly Contract[];
}

/** Leads to the bills as files and to the summary of a year, where the gateway has them. */
export function ArchiveTools({ search, contracts }: ArchiveToolsProps) {
  const { capabilities } = useApp().config;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={layout['row']}>
      {capabilities.includes(billArchive.id) ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          <Trans>Scarica</Trans>
        </Button>
      ) : null}
      {capabilities.includes(yearlySummary.id) ? (
        <ButtonLink
          to="/my-edison/bollette/riepilogo"
          variant="default"
          leftSection={<IconCalendarStats size={20} aria-hidden="true" />}
        >
          <Trans>Riepilogo annuale</Trans>
        </ButtonLink>
      ) : null}
      {isOpen ? (
        <Suspense>
          <DownloadDialog search={search} contracts={contracts} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
