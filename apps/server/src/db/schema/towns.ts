import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Italian towns by ISTAT code, as the national register names them. */
export const towns = pgTable(
  'towns',
  {
    istatCode: text('istat_code').primaryKey(),
    /** Catastal (Belfiore) code, the one in fiscal codes. */
    cadastralCode: text('cadastral_code').notNull(),
    name: text('name').notNull(),
    /** Name in the second official language, where there is one: Bozen, Aoste, … */
    secondName: text('second_name'),
    province: text('province').notNull(),
    region: text('region').notNull(),
  },
  (table) => [index('towns_province').on(table.province), index('towns_cadastral').on(table.cadastralCode)],
);

/** The postal codes of a town. */
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
