import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { templateContent } from '../../config/content.ts';
import { StartError } from '../../errors/start-error.ts';
import { providerOf, settingsOf } from './draft.ts';
import type { Answers } from './questions.ts';

const names = ['provider.json', 'content', 'documents', '.env'] as const;

/** Throws a {@link StartError} if a file would be replaced, which may hold the secret of all sessions. */
export function assertNew(folder: string): void {
  const found = names.filter((name) => existsSync(path.join(folder, name)));
  if (found.length > 0)
    throw new StartError(`${folder} has ${found.join(', ')} already: change these by hand, or name another folder.`);
}

/** Writes the provider's file, its content and the settings into a folder. */
export function writeAnswers(answers: Answers, folder: string): void {
  assertNew(folder);
  const [provider, content, documents, settings] = names.map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  mkdirSync(documents, { recursive: true });
  writeFileSync(provider, `${JSON.stringify(providerOf(answers), null, 2)}\n`, { flag: 'wx' });
  cpSync(templateContent, content, { recursive: true, errorOnExist: true });
  const values = {
    ...settingsOf(answers),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PROVIDER_FILE: provider,
    CONTENT_DIR: content,
    DOCUMENTS_DIR: documents,
  };
  // Only its owner may read the secrets.
  writeFileSync(settings, `${Object.entries(values).map(quoteSetting).join('\n')}\n`, { flag: 'wx', mode: 0o600 });
}

/** Single quotes mean the same to a shell, systemd, Docker Compose and Node. */
const quoteSetting = ([name, value]: readonly [string, string]) =>
  /^[\w./:@+-]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`;
