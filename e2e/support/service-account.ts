import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface ServiceAccountFile {
  readonly file: string;
  remove(): Promise<void>;
}

/** Writes the key of a service account whose token endpoint is nowhere: no journey reaches a push service. */
export async function makeServiceAccount(): Promise<ServiceAccountFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-account-'));
  const file = path.join(folder, 'account.json');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    project_id: 'adda-area',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'push@adda.iam.gserviceaccount.com',
    token_uri: 'https://127.0.0.1:9/token',
  };
  await writeFile(file, JSON.stringify(account), { mode: 0o600 });
  return { file, remove: () => rm(folder, { recursive: true }) };
}
