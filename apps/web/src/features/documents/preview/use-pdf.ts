import { useEffect, useState } from 'react';
import type { OpenPdf } from './engine.ts';

/** What reads PDFs; the pages that are made at build open none, and leave it out. */
const loadEngine = import.meta.env.SSR ? undefined : () => import('./engine.ts');

interface Opening {
  readonly pdf?: OpenPdf;
  readonly error?: unknown;
}

/** Opens a PDF with what can read one, which comes with the first; closes it with who shows it. */
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
