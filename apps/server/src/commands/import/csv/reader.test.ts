import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecordReader, type CsvRecord } from './reader.ts';

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
const needsQuotes = (field: string) => /[",\r\n]/.test(field);

/** Excludes a record of one empty field, which would be an empty line. */
const record = fc
  .array(fc.tuple(fc.string({ unit: fc.constantFrom('a', 'à', ' ', ',', '"', '\n', '\r', ';') }), fc.boolean()), {
    minLength: 2,
    maxLength: 4,
  })
  .map((fields) => ({
    fields: fields.map(([field]) => field),
    text: fields.map(([field, isQuoted]) => (isQuoted || needsQuotes(field) ? quoted(field) : field)).join(','),
  }));

it('reads the same records however the text is cut into pieces', () => {
  fc.assert(
    fc.property(
      fc.array(record),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      fc.array(fc.nat({ max: 7 })),
      (records, lineEnd, isEnded, cuts) => {
        const text = records.map((each) => each.text).join(lineEnd) + (isEnded ? lineEnd : '');
        const reader = new RecordReader(',', 'file.csv');
        const found: CsvRecord[] = [];
        let at = 0;
        for (const cut of cuts) {
          found.push(...reader.read(text.slice(at, at + cut)));
          at += cut;
        }
        found.push(...reader.read(text.slice(at)), ...reader.end());
        expect(found.map(({ fields }) => fields)).toEqual(records.map(({ fields }) => fields));
        let line = 1;
        for (const [index, { text: written }] of records.entries()) {
          expect(found[index]?.line).toBe(line);
          line += (written.match(/\r\n|\n|\r/g)?.length ?? 0) + 1;
        }
      },
    ),
  );
});
