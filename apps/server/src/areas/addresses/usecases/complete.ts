import { placeSearchText } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { setTownSearchTexts, townsWithoutSearchText } from '../queries.ts';

/**
 * Fills the search text of towns imported before suggestions existed, so no new import is needed. Runs at startup and
 * does nothing once all are filled.
 */
export async function completeTowns(db: Database): Promise<void> {
  const towns = await townsWithoutSearchText(db);
  if (towns.length === 0) return;
  await setTownSearchTexts(
    db,
    towns.map(({ istatCode, name, secondName }) => [istatCode, placeSearchText(name, secondName)]),
  );
}
