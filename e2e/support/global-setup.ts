import { startServer } from './server.ts';

/** Starts the server before the first journey; what it answers is run after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A server that is up already, to work on a journey against.
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const server = await startServer();
  process.env['E2E_BASE_URL'] = server.address;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  return server.stop;
}
