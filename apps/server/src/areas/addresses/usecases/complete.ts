import { placeSearchText } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { setTownSearchTexts, townsWithoutSearchText } from '../queries.ts';

/**
 * Gives the towns of a database that is older than the suggestions the text that these look in, which
 * an import writes: nobody need import again. Done at the start; there is nothing to do from then on.
 */
export async function completeTowns(db: Database): Promise<void> {
  const towns = await townsWithoutSearchText(db);
  if (towns.length === 0) return;
  await setTownSearchTexts(
    db,
    towns.map(({ istatCode, name, secondName }) => [istatCode, placeSearchText(name, secondName)]),
  );
}
