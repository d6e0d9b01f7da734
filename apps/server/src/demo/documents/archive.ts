import { demoArchiveNumber } from '@sportello/demo';
import type { Database } from '../../db/database.ts';
import type { DocumentArchive } from '../../ports/archive/archive.ts';
import { documentFacts } from './facts.ts';
import { recording } from './recording.ts';

/** The demo's archive keeps nothing: each document is made when somebody opens it, always the same. */
export function demoArchive(db: Database): DocumentArchive {
  return {
    async read(key) {
      const number = demoArchiveNumber(key);
      const facts = number === undefined ? undefined : await documentFacts(db, number);
      if (!facts) return null;
      // Loaded with the first: nothing else of the server needs what makes PDFs.
      const { pdfOf } = await import('./pdf.ts');
      return facts.document.type === 'AUDIO_RECORDING'
        ? { content: recording(), type: 'audio/wav', extension: 'wav' }
        : { content: await pdfOf(facts), type: 'application/pdf', extension: 'pdf' };
    },
  };
}
