import { MOST_DOCUMENTS_IN_ARCHIVE } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import layout from '../../ui/layout/layout.module.css';
import classes from './documents.module.css';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { allState, selectAll, tooMany, type Selection } from './selection.ts';
import type { Download } from '../../shared/download/use-download.ts';

import '../../ui/theme/fields.ts';

interface ArchiveBarProps {
  all: readonly string[];
  picked: readonly string[];
  onPick: (selection: Selection) => void;
  download: Download;
}

/** Selects documents for one zip; the limit is shown before the download. */
export function ArchiveBar({ all, picked, onPick, download }: ArchiveBarProps) {
  const { t } = useLingui();
  const state = allState(all, new Set(picked));
  const excess = tooMany(picked.length);
  const isLong = all.length > MOST_DOCUMENTS_IN_ARCHIVE;
  return (
    <div className={classes['bar']}>
      <div className={classes['barRow']}>
        <Checkbox
          label={isLong ? t`Seleziona i primi ${MOST_DOCUMENTS_IN_ARCHIVE}` : t`Seleziona tutti`}
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onPick(state === 'all' ? new Set() : selectAll(all))}
        />
        <Button
          variant="default"
          leftSection={<IconFileZip size={20} aria-hidden="true" />}
          disabled={picked.length === 0 || excess > 0}
          loading={download.isLoading}
          onClick={download.download}
        >
          <Trans>Scarica in uno zip</Trans>
        </Button>
      </div>
      <output className={layout['caption']}>
        {picked.length === 0 ? (
          <Trans>Scegline fino a {MOST_DOCUMENTS_IN_ARCHIVE} per scaricarli insieme.</Trans>
        ) : (
          <Plural
            value={picked.length}
            one={`# documento scelto, al massimo ${MOST_DOCUMENTS_IN_ARCHIVE} per volta.`}
            other={`# documenti scelti, al massimo ${MOST_DOCUMENTS_IN_ARCHIVE} per volta.`}
          />
        )}
        {excess === 0 ? null : (
          <strong>
            {' '}
            <Plural value={excess} one="Togline uno." other="Togline #." />
          </strong>
        )}
      </output>
      <DownloadState download={download} />
    </div>
  );
}
