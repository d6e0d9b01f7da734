import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digits, personOf } from '../../../tools/provider/people.ts';
import type { Visitor } from './visitor.ts';

const nameOf = (number: number) => `D${digits(number, 8)}`;
const content = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Adds a contract document of the customer with this number to the import's files, and its PDF to a folder. */
export function addDocument(files: string, archive: string, number: number): void {
  const { code, electricity } = personOf(number);
  const sheet = path.join(files, 'documents.csv');
  const [header, ...rows] = readFileSync(sheet, 'utf8').trimEnd().split('\n');
  const key = `2026/${nameOf(number)}.pdf`;
  const own = [nameOf(number), code, electricity.code, 'CONTRATTO_DEFINITIVO', 'Il tuo contratto', '2026-11-02', key];
  writeFileSync(sheet, [`${header};file`, ...rows.map((row) => `${row};`), own.join(';')].join('\n'));
  mkdirSync(path.join(archive, '2026'), { recursive: true });
  writeFileSync(path.join(archive, key), content);
}

/** Opens the customer's document as often as there are servers, which take turns. */
export async function readDocument(visitor: Visitor, number: number, servers: number): Promise<number> {
  for (let at = 0; at < servers; at += 1) {
    const file = await visitor.open(`/api/documenti/v1/contenuto/${nameOf(number)}`);
    const text = await file.text();
    if (!file.ok || text !== content) throw new Error(`the document answers ${file.status}: ${text.slice(0, 300)}`);
  }
  return servers;
}
