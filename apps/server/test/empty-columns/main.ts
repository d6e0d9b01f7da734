import { readConfig } from '../../src/config/config.ts';
import { openDatabaseForTool } from '../../src/db/open.ts';
import { emptyColumns } from './columns.ts';

// Empties all optional columns in the database of DATA_DIR, for journeys over a running server.

const database = await openDatabaseForTool(readConfig(process.env));
try {
  const count = await emptyColumns((text) => database.pool.query(text));
  process.stdout.write(String(count));
} finally {
  await database.close();
}
