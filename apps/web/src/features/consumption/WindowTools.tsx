import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import type { ChartWindow } from './use-window.ts';

import '@mantine/core/styles/ActionIcon.layer.css';

export function WindowTools({ window: seen, words }: { window: ChartWindow; words: string }) {
  const { t } = useLingui();
  const { pan, zoom, isFirst, isLast, isWhole, isClosest } = seen;
  return (
    <div className={screens['rowWide']}>
      <ActionIcon variant="light" aria-label={t`Indietro`} onClick={() => pan(-0.5)} disabled={isFirst}>
        <IconArrowLeft aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="light" aria-label={t`Riduci`} onClick={() => zoom(2)} disabled={isWhole}>
        <IconZoomOut aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="light" aria-label={t`Ingrandisci`} onClick={() => zoom(0.5)} disabled={isClosest}>
        <IconZoomIn aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="light" aria-label={t`Avanti`} onClick={() => pan(0.5)} disabled={isLast}>
        <IconArrowRight aria-hidden="true" />
      </ActionIcon>
      <p className={layout['captionLines']} aria-live="polite">
        <Trans>Vedi: {words}</Trans>
      </p>
    </div>
  );
}
