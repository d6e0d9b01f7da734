import { demoArchiveNumber } from '@sportello/demo';
import type { Database } from '../../db/database.ts';
import type { DocumentArchive } from '../../ports/archive/archive.ts';
import type { Brand, Services } from '../../shared/context.ts';
import type { Workers } from '../../workers/pool.ts';
import { documentFacts } from './facts.ts';
import { recording } from './recording.ts';

/** The demo's archive stores nothing: each document is generated when opened, always the same. */
export function demoArchive(
  db: Database,
  workers: Workers,
  brand: Brand,
  drawnBrand: Services['drawnBrand'],
): DocumentArchive {
  return {
    async read(key, reader) {
      const number = demoArchiveNumber(key);
      const found = number === undefined ? undefined : await documentFacts(db, number);
      if (!found) return null;
      const { paperLogo: logo } = await drawnBrand();
      const facts = { ...found, brand: { name: brand.name, colours: brand.colours, ...(logo && { logo }) } };
      return facts.document.type === 'AUDIO_RECORDING'
        ? { content: recording().slice(), type: 'audio/wav', extension: 'wav' }
        : {
            content: await workers.run('documentPdf', facts, reader),
            type: 'application/pdf',
            extension: 'pdf',
          };
    },
  };
}
