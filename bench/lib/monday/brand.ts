import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Mailbox } from './mailbox.ts';
import type { Visitor } from './visitor.ts';

/** Words of the demo's provider, which no customer of another one may read. */
const demoWords = /Aurora|01234567897|www\.example\.com/i;

const pages = ['/login', '/registrazione', '/recupero-password', '/my-edison', '/config.json', '/nowhere'];

/** Reads pages, content and mails as a customer does; returns how many, and rejects one that names the demo. */
export async function findDemoBrand(visitor: Visitor, mailbox: Mailbox): Promise<number> {
  const texts = new Map(mailbox.all().map((mail, index) => [`mail ${index + 1}`, mail]));
  const content = contentPages().map((page) => `/api/public-api/v1/cms-content?url=${encodeURIComponent(page)}`);
  for (const page of [...pages, '/api/public-api/v1/footer', ...content]) {
    texts.set(page, await (await visitor.open(page)).text());
  }
  for (const [place, text] of texts) {
    const [found] = demoWords.exec(text) ?? [];
    if (found !== undefined) throw new Error(`${place} has the demo's ${found}`);
  }
  return texts.size;
}

function contentPages(): string[] {
  const folder = fileURLToPath(new URL('../../../content', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return [...new Set(files.map((file) => file.replace(/^\w+/, '').replace(/\.yaml$/, '')))];
}
