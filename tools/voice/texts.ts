import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { render } from '../../apps/server/src/areas/messages/usecases/templates/index.ts';
import { sampleMessages } from '../../apps/server/src/areas/messages/usecases/templates/sample-messages.ts';
import { errorCatalogue } from '../../packages/calls/src/mechanism/errors.ts';
import { wordsOf } from './gulpease.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Labels are no prose: with them every screen would seem easy. */
const FEWEST_WORDS = 6;

const isProse = (text: string) => wordsOf(text).length >= FEWEST_WORDS;

/**
 * Returns the prose of each screen by its folder below `apps/web/src`, such as `features/readings/send`: the texts of
 * the catalogue that its files use, with the last form of a plural, a number for each placeholder and no tags.
 */
export function proseOfScreens(): ReadonlyMap<string, string> {
  const texts = new Map<string, Set<string>>();
  for (const { text, files } of catalogue().filter(({ text }) => isProse(text))) {
    for (const folder of files.map((file) => path.dirname(file)))
      texts.set(folder, (texts.get(folder) ?? new Set()).add(text));
  }
  return new Map([...texts].map(([folder, all]) => [folder, [...all].join('\n')]));
}

function catalogue() {
  const entries = read('apps/web/src/locales/it.po').split('\n\n').slice(1);
  return entries.map((entry) => {
    const [, id = ''] = /^msgid (.*?)^msgstr/ms.exec(entry) ?? [];
    return {
      text: plainText([...id.matchAll(/"(.*)"/g)].map(([, line = '']) => line).join('')),
      files: [...entry.matchAll(/^#: src\/(\S+)/gm)].map(([, file = '']) => file),
    };
  });
}

function plainText(message: string): string {
  return message
    .replaceAll(
      /\{[^{}]*, plural,(?:[^{}]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*?\s*other \{((?:[^{}]|\{[^{}]*\})*)\}\s*\}/g,
      '$1',
    )
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{[^{}]*\}|#/g, '1');
}

/** Returns the prose of each page of the content service by its file, such as `content/base/faq/residenziale.yaml`. */
export function proseOfContent(): ReadonlyMap<string, string> {
  return new Map([...content()].map(([file, texts]) => [file, texts.filter((text) => isProse(text)).join('\n')]));
}

function content(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    globSync('content/{base,demo}/**/*.yaml', { cwd: root }).map((file) => [
      file,
      stringsIn(parse(read(file))).map((text) => text.replaceAll(/[*_`]|\[([^\]]*)\]\([^)]*\)/g, '$1')),
    ]),
  );
}

/** Returns every text that a customer or an operator reads, each with its origin. */
export function allTexts(): readonly { readonly origin: string; readonly text: string }[] {
  return [
    ...catalogue().map(({ text, files }) => ({ origin: files.join(' '), text })),
    ...[...content()].flatMap(([origin, texts]) => texts.map((text) => ({ origin, text }))),
    ...[...proseOfMails()].map(([origin, text]) => ({ origin, text })),
    ...sampleMessages.map(([letter, , , sms]) => ({ origin: `SMS ${letter.template}`, text: sms })),
    ...Object.entries(errorCatalogue).map(([code, { text, advice }]) => ({ origin: code, text: `${text} ${advice}` })),
  ];
}

/** Search words, codes and addresses, which nobody reads. */
const UNREAD_KEYS = new Set(['keywords', 'system', 'id', 'url', 'picture', 'icon', 'img', 'type', 'analytics']);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => (UNREAD_KEYS.has(key) ? [] : stringsIn(each)));
  }
  return [];
}

const sender = {
  brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
  publicUrl: 'https://clienti.example.it',
};

/** Returns each sample mail by its template and subject, without addresses of pages. */
export function proseOfMails(): ReadonlyMap<string, string> {
  return new Map(
    sampleMessages.map(([letter, subject]) => [
      `${letter.template}: ${subject}`,
      render(sender, letter, 'MAIL').text.replaceAll(/https?:\S+/g, ''),
    ]),
  );
}
