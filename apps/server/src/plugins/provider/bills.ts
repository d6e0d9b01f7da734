import { createReadStream } from 'node:fs';
import type { GivenInvoice } from '../../import/bills/read-ahead.ts';
import { problem, readObject } from './json.ts';
import { linesOf } from './lines.ts';
import type { Form, Problem } from './spool.ts';

/** An electronic invoice as a line brings it: its name, and its bytes as base64. */
interface BillLine {
  readonly file: string;
  readonly contenuto: string;
}

/** The largest invoice that is taken, in base64, has room in it. */
const longest = 10 * 1024 * 1024;

/** Lines that are electronic invoices, kept as they are (fornitore.connessi.4). */
export const billForm: Form = {
  longest,
  read(text) {
    const line = readLine(text);
    return 'reason' in line ? line : { kept: `${JSON.stringify(line)}\n` };
  },
};

function readLine(text: string): BillLine | Problem {
  const read = readObject(text);
  if ('reason' in read) return read;
  const { file, contenuto, ...others } = read.object as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0) return problem('other fields than "file" and "contenuto"');
  if (typeof file !== 'string' || !/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u.test(file)) {
    return { field: 'file', reason: 'not the name of a file, of at most 200 characters' };
  }
  const base64 = typeof contenuto === 'string' ? contenuto.replaceAll(/\s/g, '') : '';
  // Whatever is no base64 would be passed over, and another file read than was sent.
  if (base64 === '' || Buffer.from(base64, 'base64').toString('base64') !== base64) {
    return { field: 'contenuto', reason: 'not the bytes of a file in base64' };
  }
  return { file, contenuto: base64 };
}

/** The invoices of lines that were kept, one after the other, by the lines that they were sent on. */
export async function* billsIn(file: string): AsyncGenerator<GivenInvoice> {
  const kept = createReadStream(file);
  let at = 0;
  try {
    for await (const lines of linesOf(kept, longest)) {
      for (const line of lines) {
        at += 1;
        if (line === undefined || line === '') continue;
        const { file: name, contenuto } = JSON.parse(line) as BillLine;
        yield { name, at, bytes: Buffer.from(contenuto, 'base64') };
      }
    }
  } finally {
    kept.destroy();
  }
}
