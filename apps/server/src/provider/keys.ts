import { parseArgs } from 'node:util';
import { databaseOf, type Database } from '../db/database.ts';
import { listProviderKeys } from '../db/queries/provider-keys.ts';
import { StartError } from '../errors/start-error.ts';
import { runCommand } from '../startup/command.ts';
import { addProviderKey, endProviderKey, renewProviderKey } from '../usecases/provider/keys.ts';
import { PROVIDER_SCOPES } from './scopes.ts';

// `npm run provider-key -- add|rotate|revoke|list`: with what the provider's systems come in (docs/provider.md).

const usage = `Use: npm run provider-key -- add <name> --may <scope,…>
     npm run provider-key -- rotate <name>   (the key before works for a day more)
     npm run provider-key -- revoke <name>
     npm run provider-key -- list
Scopes: ${PROVIDER_SCOPES.join(', ')}`;

function scopesOf(text: string | undefined): string[] {
  const scopes = [...new Set((text ?? '').split(',').filter((each) => each !== ''))];
  const unknown = scopes.filter((each) => !PROVIDER_SCOPES.includes(each));
  if (scopes.length === 0 || unknown.length > 0) {
    throw new StartError([unknown.length > 0 ? `${unknown.join(', ')} is no scope.` : 'Say what the key may.', usage]);
  }
  return scopes;
}

async function run(db: Database, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { may: { type: 'string' } },
  });
  const [command, name] = positionals;
  const now = new Date();
  if (command === 'list') {
    const keys = await listProviderKeys(db);
    const used = (at: Date | null) => (at === null ? 'never used' : `used ${at.toISOString()}`);
    return keys.length === 0
      ? 'There is no key.'
      : keys
          .map((key) => `${key.name}\t${key.may.join(',')}\t${key.revokedAt ? 'revoked' : used(key.lastUsedAt)}`)
          .join('\n');
  }
  if (name === undefined || !/^[\w.-]{1,60}$/.test(name)) throw new StartError(usage);
  switch (command) {
    case 'add': {
      const key = await addProviderKey(db, { name, may: scopesOf(values.may) }, now);
      if (key === null) throw new StartError(`There is a key ${name} already: rotate it, or choose another name.`);
      return `The key of ${name}, shown only now: ${key}`;
    }
    case 'rotate': {
      const key = await renewProviderKey(db, name, now);
      if (key === null) throw new StartError(`There is no key ${name}.`);
      return `The new key of ${name}, shown only now (the one before works for a day more): ${key}`;
    }
    case 'revoke':
      if (await endProviderKey(db, name, now)) return `The key ${name} opens nothing any more.`;
      throw new StartError(`There is no key ${name}.`);
    default:
      throw new StartError(usage);
  }
}

await runCommand(({ pool }, args) => run(databaseOf(pool), args));
