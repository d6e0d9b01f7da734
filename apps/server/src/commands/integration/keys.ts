import { parseArgs } from 'node:util';
import { databaseOf, type Database } from '../../db/database.ts';
import { listProviderKeys } from '../../areas/integration/queries/provider-keys.ts';
import { StartError } from '../../errors/start-error.ts';
import { runCommand } from '../../startup/command.ts';
import { addProviderKey, endProviderKey, renewProviderKey } from '../../areas/integration/usecases/keys.ts';
import { PROVIDER_SCOPES } from './scopes.ts';

// `npm run integration-key -- add|rotate|revoke|list`: with what the provider's systems come in (docs/provider.md).

const usage = `Use: npm run integration-key -- add <name> --may <scope,…>
     npm run integration-key -- rotate <name>   (the key before works for a day more)
     npm run integration-key -- revoke <name>
     npm run integration-key -- list
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
  if (name === undefined) throw new StartError(usage);
  const before = (await listProviderKeys(db)).find((key) => key.name === name);
  const gone = `The key ${name} was revoked, for good: add one with another name.`;
  switch (command) {
    case 'add': {
      if (!/^[\w.-]{1,60}$/.test(name)) {
        throw new StartError(`${name} is no name of a key: up to 60 letters, digits, dots, hyphens and underscores.`);
      }
      const key = await addProviderKey(db, { name, may: scopesOf(values.may) }, now);
      if (key === null) {
        throw new StartError(
          before?.revokedAt ? gone : `There is a key ${name} already: rotate it, or choose another name.`,
        );
      }
      return `The key of ${name}, shown only now: ${key}`;
    }
    case 'rotate': {
      const key = await renewProviderKey(db, name, now);
      if (key === null) throw new StartError(before === undefined ? `There is no key ${name}.` : gone);
      return `The new key of ${name}, shown only now (the one before works for a day more): ${key}`;
    }
    case 'revoke':
      if (await endProviderKey(db, name, now)) return `The key ${name} opens nothing any more.`;
      throw new StartError(before === undefined ? `There is no key ${name}.` : gone);
    default:
      throw new StartError(usage);
  }
}

await runCommand(({ pool }, args) => run(databaseOf(pool), args));
