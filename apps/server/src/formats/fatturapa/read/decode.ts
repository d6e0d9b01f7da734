import { isUtf8 } from 'node:buffer';
import { NotAnInvoice, wholeFile } from '../faults.ts';

/** The supported encodings; others are rejected rather than guessed. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'utf-16': 'utf-16le',
};

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Decodes an XML file by its byte order mark, else by its declared encoding, else as UTF-8. Valid UTF-8 is always
 * read as UTF-8, because some tools convert a file and keep its old declaration, and real text in another encoding is
 * hardly ever valid UTF-8. Throws a {@link NotAnInvoice} for an unsupported encoding or for bytes that are invalid in
 * it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const declared = encodingOf(bytes);
  const encoding = !declared.startsWith('utf') && isUtf8(bytes) ? 'utf-8' : declared;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new NotAnInvoice({
      line: encoding === 'utf-8' ? firstLineNotUtf8(bytes) : null,
      place: null,
      reason: `these bytes are not ${encoding.toUpperCase()}, which the file says it is`,
    });
  }
}

/** Returns the encoding that the beginning of an XML file states; throws a {@link NotAnInvoice} for one we don't read. */
export function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  return mark?.[1] ?? declaredEncoding(bytes);
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, name] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  if (name === undefined) return 'utf-8';
  const encoding = Object.hasOwn(encodings, name.toLowerCase()) ? encodings[name.toLowerCase()] : undefined;
  if (encoding === undefined) throw wholeFile(`its encoding, ${name}, is none that we read`);
  return encoding;
}

function firstLineNotUtf8(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return line;
}
