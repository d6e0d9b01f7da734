import path from 'node:path';
import { StartError } from '../../server/src/errors/start-error.ts';
import { readSettings } from './settings.ts';
import { sync } from './sync.ts';

// `npm run mobile -- sync [folder]`: makes the Android and iOS projects of the provider in PROVIDER_FILE.

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function run([command, folder = path.join(import.meta.dirname, '../native'), ...rest]: string[]): Promise<void> {
  if (command !== 'sync' || rest.length > 0) throw new StartError('Usage: npm run mobile -- sync [folder]');
  const settings = await readSettings(process.env);
  await sync(settings, folder);
  print([
    `${settings.name} ${settings.release} (${settings.appId}) opens ${settings.url}`,
    `Android: ${path.join(folder, 'android')}`,
    `iOS:     ${path.join(folder, 'ios/App')}`,
  ]);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  print(error.lines);
  process.exitCode = 1;
});
