import { makeTemplate, removeFolder } from './server.ts';

/** Makes what each worker's server begins with before the first journey; what it answers is run after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A server that is up already, to work on a journey against.
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  const template = await makeTemplate();
  process.env['E2E_TEMPLATE'] = template;
  return () => removeFolder(template);
}
