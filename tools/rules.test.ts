import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Checks the citations of rules (docs/rules/README.md): each cited rule exists, each rule except planned ones
// is cited by code, and no file cites documents that are not in this repository.

const root = fileURLToPath(new URL('..', import.meta.url));

const id = /(?<![\w./@-])[a-z]+\.[a-z]+\.\d+(?![\w-])/g;
const beginningOfRule = /^\*\*`([^`]+)`\*\*( \*\(to come\)\*)?/gm;
const otherDocument = /\b[Ss]pec [12]\b|\b[Dd]esign §|\b(?:DESIGN|STACK|LOOK)\b|\bthe spec\b|\b[Ss]pecification\b/;

interface Text {
  readonly file: string;
  readonly text: string;
}

function textsOf(pattern: string): Text[] {
  const files = globSync(pattern, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|locales|\..+)$/.test(name),
  });
  return files
    .filter((file) => path.join(root, file) !== import.meta.filename)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const code = textsOf('{apps,packages,tools,e2e,bench,content}/**/*.{ts,tsx,mts,mjs,css,html,yaml,yml}');
const documents = textsOf('{*.md,{docs,apps,packages,tools,e2e,bench,content}/**/*.md}');
const pages = documents.filter(({ file }) => file.startsWith('docs/rules/') && !file.endsWith('README.md'));

const rules = pages.flatMap(({ file, text }) =>
  [...text.matchAll(beginningOfRule)].map(([, name = '', toCome]) => ({ name, file, toCome: toCome !== undefined })),
);
const names = new Set(rules.map(({ name }) => name));
const citations = (texts: readonly Text[]) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(id)].map(([name]) => ({ name, file })));
const citedByCode = new Set(citations(code).map(({ name }) => name));

it('finds rules and citations', () => {
  expect(names.size).toBeGreaterThan(300);
  expect(citedByCode.size).toBeGreaterThan(200);
});

it('defines each rule once, on the page that its id names', () => {
  const again = rules.filter(({ name }, at) => rules.findIndex((other) => other.name === name) !== at);
  expect(again).toEqual([]);
  const elsewhere = rules.filter(
    ({ name, file }) => !new RegExp(`^${path.basename(file, '.md')}\\.[a-z]+\\.\\d+$`).test(name),
  );
  expect(elsewhere).toEqual([]);
});

it('defines a rule for each id that is cited', () => {
  expect(citations([...code, ...documents]).filter(({ name }) => !names.has(name))).toEqual([]);
});

it('cites each rule in code, unless it is still to come', () => {
  const uncited = rules.filter(({ name, toCome }) => !toCome && !citedByCode.has(name));
  expect(uncited.map(({ name }) => name)).toEqual([]);
});

it('marks no rule as to come that code follows', () => {
  const here = rules.filter(({ name, toCome }) => toCome && citedByCode.has(name));
  expect(here.map(({ name }) => name)).toEqual([]);
});

it('cites no document that is not in the repository', () => {
  const lines = [...code, ...documents].flatMap(({ file, text }) =>
    text.split('\n').map((line, at) => ({ place: `${file}:${at + 1}`, line: line.trim() })),
  );
  expect(lines.filter(({ line }) => otherDocument.test(line))).toEqual([]);
});
