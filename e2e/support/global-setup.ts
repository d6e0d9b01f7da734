import { makeTemplate, removeFolder } from './server.ts';

/** Prepares the data of each worker's server; the returned function is the teardown. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A server that is already running, for developing a journey.
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const template = await makeTemplate();
  process.env['E2E_TEMPLATE'] = template;
  return () => removeFolder(template);
}
