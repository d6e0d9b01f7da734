import { randomUUID } from 'node:crypto';
import { technicianStep, type Call } from '@sportello/calls';
import { readConfig } from '../../src/config/config.ts';
import { databaseOf } from '../../src/db/database.ts';
import { createCodeHashes } from '../../src/areas/credentials/usecases/codes/hashes.ts';
import { addProviderKey } from '../../src/areas/integration/usecases/keys.ts';
import type { TestApp } from '../support/app.ts';
import type { Sending } from './request.ts';

export async function credentialsFor(gateway: TestApp, call: Call): Promise<Sending['headers']> {
  const config = await gateway.app.inject('/config.json');
  const cookie = config.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const antiForgery = [
    ['Cookie', `XSRF-TOKEN=${cookie}`],
    ['X-XSRF-TOKEN', cookie],
  ] as const;
  if (call.access === 'anyone') return antiForgery;
  if (call.access === 'technician') {
    // The example already contains the link.
    await giveLink(gateway);
    return antiForgery;
  }
  if (call.access === 'provider') return [...antiForgery, ['Authorization', `Bearer ${await newKey(gateway)}`]];
  const { access_token } = await gateway.signIn(call.access === 'operator' ? 'operatore' : 'full');
  return [...antiForgery, ['Authorization', `Bearer ${access_token}`]];
}

async function newKey({ database, now }: TestApp): Promise<string> {
  const key = await addProviderKey(databaseOf(database.pool), { name: randomUUID(), may: ['export'] }, now());
  if (key === null) throw new Error('a random name is taken');
  return key;
}

async function giveLink({ database, now }: TestApp): Promise<void> {
  const hash = createCodeHashes(readConfig({}).sessionSecrets).hash(
    String(technicianStep.example.request.headers?.['x-link-tecnico']),
  );
  await database.pool.query(
    `insert into technician_links (hash, company_id, day, technician, created_by, created_at, expires_at)
     select $1, min(id), $2::timestamptz::date, 'Marco Riva', 'operatore', $2, $2::timestamptz + interval '1 day'
     from companies on conflict do nothing`,
    [hash, now()],
  );
}
