import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { webPushConfigOf } from '../config/push.ts';
import { errorCode } from '../errors/start-error.ts';

const keysFile = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * Gives the demo keys for pushes, made at its first start and kept with its data: browsers reject pushes of other keys.
 * A demo on a database of its own machine park has no such folder in common, and needs the settings.
 */
export async function withDemoPushKeys(config: Config): Promise<Config> {
  if (config.push.WEB !== null || config.databaseUrl !== undefined) return config;
  const file = path.join(config.dataDir, 'push-keys.json');
  const keys = keysFile.parse(JSON.parse((await readIfThere(file)) ?? (await makeKeys(file))));
  return { ...config, push: { ...config.push, WEB: webPushConfigOf(keys, {}, config.publicUrl) } };
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeKeys(file: string): Promise<string> {
  const { default: webPush } = await import('web-push');
  const text = JSON.stringify(webPush.generateVAPIDKeys());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { mode: 0o600 });
  return text;
}
