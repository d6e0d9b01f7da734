import type { OwedAs } from '@sportello/domain';
import { COMING, NOW, OVERDUE, type OwedWord } from '../../open.ts';
import { isOwedWord, statusCodeOf, type ArchiveSearch } from '../archive-search.ts';
import type { ArchiveFilter } from '../use-bill-choices.ts';

const OWED: Readonly<Record<OwedWord, OwedAs>> = { [NOW]: 'ADESSO', [OVERDUE]: 'SCADUTE', [COMING]: 'IN_ARRIVO' };

/** Returns the search as the filter of zip and tables (bolletta.archivio.3). */
export function filterOf({ fornitura, indirizzo, anno, mese, tipo, stato, cerca }: ArchiveSearch): ArchiveFilter {
  return {
    ...(anno !== undefined && { anno }),
    ...(mese !== undefined && { mese }),
    ...(fornitura !== undefined && { contratto: fornitura }),
    ...(indirizzo !== undefined && { indirizzo }),
    ...(tipo !== undefined && { tipo }),
    ...(stato !== undefined && (isOwedWord(stato) ? { dovuto: OWED[stato] } : { stato: statusCodeOf(stato) })),
    ...(cerca !== undefined && { numero: cerca }),
  };
}
