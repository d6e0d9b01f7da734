import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Italian towns by ISTAT code, from the national register. */
export const towns = pgTable(
  'towns',
  {
    istatCode: text('istat_code').primaryKey(),
    /** Cadastral (Belfiore) code, the one in fiscal codes. */
    cadastralCode: text('cadastral_code').notNull(),
    name: text('name').notNull(),
    /** Name in the second official language, if any: Bozen, Aoste, … */
    secondName: text('second_name'),
    province: text('province').notNull(),
    region: text('region').notNull(),
    /** Both names folded, one per line, for suggestions (`placeSearchText` of `domain`). */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    index('towns_province').on(table.province),
    index('towns_cadastral').on(table.cadastralCode),
    index('towns_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const townPostcodes = pgTable(
  'town_postcodes',
  {
    istatCode: text('istat_code').notNull(),
    cap: text('cap').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.istatCode, table.cap] }),
    foreignKey({ columns: [table.istatCode], foreignColumns: [towns.istatCode], name: 'town_postcodes_town' }).onDelete(
      'cascade',
    ),
    index('town_postcodes_cap').on(table.cap),
  ],
);

export const streets = pgTable(
  'streets',
  {
    /** The source's own key, prefixed with the town's: `006003-00412`. */
    key: text('key').primaryKey(),
    istatCode: text('istat_code')
      .notNull()
      .references(() => towns.istatCode, { onDelete: 'cascade' }),
    /** Via, Piazza, Borgo, … */
    kind: text('kind'),
    name: text('name').notNull(),
    germanName: text('german_name'),
    cap: text('cap'),
    /** Names with and without kind, folded, one per line (`streetSearchText` of `domain`). */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    // Byte order, so that prefix search uses the index whatever the database's collation.
    index('streets_town').on(table.istatCode, table.searchText.op('text_pattern_ops')),
    index('streets_search').using('gin', table.istatCode.op('text_ops'), sql`${table.searchText} gin_trgm_ops`),
  ],
);
