import { useEffect, useState } from 'react';
import type { OpenPdf } from './engine.ts';

/** Excluded from prerendering at build time, which opens no PDFs. */
const loadEngine = import.meta.env.SSR ? undefined : () => import('./engine.ts');

interface Opening {
  readonly pdf?: OpenPdf;
  readonly error?: unknown;
}

/** Opens a PDF with the lazily loaded engine and closes it on unmount. */
export function usePdf(content: Blob): Opening {
  const [opening, setOpening] = useState<Opening>({});
  useEffect(() => {
    const giveUp = new AbortController();
    const open = async () => {
      if (loadEngine === undefined) return;
      const { openPdf } = await loadEngine();
      const pdf = await openPdf(content);
      giveUp.signal.addEventListener('abort', () => pdf.close());
      if (giveUp.signal.aborted) pdf.close();
      else setOpening({ pdf });
    };
    open().catch((error: unknown) => {
      if (!giveUp.signal.aborted) setOpening({ error });
    });
    return () => giveUp.abort();
  }, [content]);
  return opening;
}
