import { customType } from 'drizzle-orm/pg-core';

/** The content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
