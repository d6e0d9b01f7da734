import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isLostChunk } from '../../../api/errors/lost-chunk.ts';
import { ReadFailed } from '../../../shared/read/ReadFailed.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import type { OpenPdf } from './engine.ts';
import classes from './preview.module.css';
import { usePdf } from './use-pdf.ts';

import '@mantine/core/styles/ActionIcon.layer.css';

/** A zoomed page is scrollable by arrow keys. */
const REACHABLE = 0;

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

interface PdfViewProps {
  content: Blob;
  title: string;
}

export function PdfView(props: PdfViewProps) {
  const [tries, setTries] = useState(0);
  return <Opened key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function Opened({ content, title, onRetry }: PdfViewProps & { onRetry: () => void }) {
  const { pdf, error } = usePdf(content);
  if (error !== undefined) return <Unreadable error={error} onRetry={onRetry} />;
  if (pdf === undefined) {
    return (
      <output className={classes['waiting']}>
        <Trans>Caricamento...</Trans>
      </output>
    );
  }
  return <Pages pdf={pdf} title={title} />;
}

function Pages({ pdf, title }: { pdf: OpenPdf; title: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [zoomAt, setZoomAt] = useState(0);
  const zoom = ZOOMS[zoomAt] ?? 1;
  const percent = Math.round(zoom * 100);
  const scroller = useRef<HTMLElement>(null);
  const turn = (to: number) => {
    setPage(to);
    scroller.current?.scrollTo({ top: 0, left: 0 });
  };
  return (
    <div className={cx(layout['stackSmall'], screens['shrinks'])}>
      <div className={classes['tools']}>
        {pdf.pages === 1 ? null : (
          <div className={classes['tool']}>
            <ActionIcon aria-label={t`Pagina precedente`} disabled={page === 1} onClick={() => turn(page - 1)}>
              <IconChevronLeft size={20} aria-hidden="true" />
            </ActionIcon>
            <output>
              <Trans>
                Pagina {page} di {pdf.pages}
              </Trans>
            </output>
            <ActionIcon aria-label={t`Pagina successiva`} disabled={page === pdf.pages} onClick={() => turn(page + 1)}>
              <IconChevronRight size={20} aria-hidden="true" />
            </ActionIcon>
          </div>
        )}
        <div className={classes['tool']}>
          <ActionIcon aria-label={t`Riduci`} disabled={zoomAt === 0} onClick={() => setZoomAt(zoomAt - 1)}>
            <IconZoomOut size={20} aria-hidden="true" />
          </ActionIcon>
          <output aria-label={t`Ingrandimento ${percent}%`}>{percent}%</output>
          <ActionIcon
            aria-label={t`Ingrandisci`}
            disabled={zoomAt === ZOOMS.length - 1}
            onClick={() => setZoomAt(zoomAt + 1)}
          >
            <IconZoomIn size={20} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      <section ref={scroller} className={classes['scroller']} tabIndex={REACHABLE} aria-label={title}>
        <DrawnPage pdf={pdf} page={page} zoom={zoom} />
      </section>
    </div>
  );
}

function DrawnPage({ pdf, page, zoom }: { pdf: OpenPdf; page: number; zoom: number }) {
  const { ref, width } = useElementSize();
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ page: number; error?: unknown }>();
  const room = Math.floor(width);
  useEffect(() => {
    if (place.current === null || room === 0) return undefined;
    const giveUp = new AbortController();
    const draw = async (into: HTMLElement) => {
      let error: unknown;
      try {
        await pdf.draw(into, { page, width: room, zoom, signal: giveUp.signal });
      } catch (cause) {
        error = cause;
      }
      if (!giveUp.signal.aborted) setDrawn({ page, error });
    };
    void draw(place.current);
    return () => giveUp.abort();
  }, [pdf, page, zoom, room]);
  const isFailed = drawn?.page === page && drawn.error !== undefined;
  return (
    <div ref={ref}>
      {drawn?.page === page ? null : (
        <VisuallyHidden component="output">
          <Trans>Caricamento...</Trans>
        </VisuallyHidden>
      )}
      {isFailed ? <Unreadable error={drawn.error} /> : null}
      <div ref={place} className={classes['paper']} hidden={isFailed} />
    </div>
  );
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <ReadFailed
      level={3}
      read={{ error, ...(onRetry && { askAgain: onRetry }) }}
      title={<Trans>Non riusciamo a mostrare il documento qui</Trans>}
    >
      {isLostChunk(error) ? undefined : <Trans>Puoi scaricarlo e aprirlo con un altro programma.</Trans>}
    </ReadFailed>
  );
}
