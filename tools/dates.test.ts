import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '../apps/web/src');
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.');
const wordsDates = (file: string) =>
  /DateTimeFormat|RelativeTimeFormat|toLocale(Date|Time)?String/.test(readFileSync(path.join(web, file), 'utf8'));

it('dates and times are worded in one module', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => isSource(file) && wordsDates(file))).toEqual(['ui/moments.ts']);
});
