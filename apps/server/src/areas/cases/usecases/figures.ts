import type { AnswerOf, Catalogue } from '@sportello/calls';
import { eurosFromCents, startOfDayInRome, type CaseFigures } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../shared/context.ts';
import { countCaseFigures } from '../queries/figures.ts';

/** Returns the figures of the cases received in a year of Rome (reclami.cifre.1). */
export function yearlyCaseFigures(db: Database, year: number): Promise<CaseFigures[]> {
  const startOf = (each: number) => new Date(startOfDayInRome(`${each}-01-01`));
  return countCaseFigures(db, startOf(year), startOf(year + 1));
}

/** Returns the same from the replica: they may lag by a minute. */
export async function readCaseFigures(
  { replica }: Services,
  year: number,
): Promise<AnswerOf<Catalogue['caseFigures']>> {
  const figures = await replica.read((db) => yearlyCaseFigures(db, year));
  return {
    cifre: figures.map((each) => ({
      tipo: each.kind,
      segmento: each.segment ?? null,
      ricevuti: each.received,
      risposti: each.answered,
      ritirati: each.withdrawn,
      neiTermini: each.inTime,
      giorniMedi: each.meanDays ?? null,
      indennizzi: each.indemnities,
      importoIndennizzi: eurosFromCents(each.indemnityAmount),
    })),
  };
}
