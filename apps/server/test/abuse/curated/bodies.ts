import { gzipSync } from 'node:zlib';
import { replaced, stringsIn } from '../mutate.ts';
import { sending, withBody, withHeader } from '../request.ts';
import { somewhere, type Case, type Material } from './case.ts';

const mebibyte = 1024 * 1024;
const raw = (...bytes: number[]) => Buffer.concat([Buffer.from('{"x":"'), Buffer.from(bytes), Buffer.from('"}')]);
const chunk = (size: number) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`;

/** Bodies invalid for every call, including one without body. */
const bodies: readonly (readonly [string, string | Buffer])[] = [
  ['a blank', ' '],
  ['true', 'true'],
  ['a number', '7'],
  ['1e400', '1e400'],
  ['1e400 in a field', '{"x":1e400}'],
  ['NaN', '{"x":NaN}'],
  ['a string', '"text"'],
  ['an empty list', '[]'],
  ['a list of objects', '[{}]'],
  ['half an object', '{"x":1'],
  ['two objects', '{}{}'],
  ['a comma too many', '{"x":1,}'],
  ['single quotes', "{'x':1}"],
  ['a comment', '{/* x */}'],
  ['10,000 lists in each other', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 objects in each other', '{"x":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['as many lists as fit', '['.repeat(8000) + ']'.repeat(8000)],
  ['as many objects as fit', '{"x":'.repeat(2700) + '1' + '}'.repeat(2700)],
  ['lists that do not end', '['.repeat(16_000)],
  ['quotes that do not end', `"${'\\"'.repeat(8000)}`],
  ['a key twice', '{"x":1,"x":1}'],
  ['a key twice, once escaped', String.raw`{"x":1,"\u0078":1}`],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__, escaped', String.raw`{"\u005f_proto__":{"admin":true}}`],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['the names of methods', '{"toString":1,"valueOf":1,"hasOwnProperty":1,"toJSON":1}'],
  ['a NUL as key', String.raw`{"\u0000":1}`],
  ['a lone surrogate as key', String.raw`{"\ud800":1}`],
  ['an empty key', '{"":1}'],
  ['1,500 keys', `{${Array.from({ length: 1500 }, (_, at) => `"${at}":1`).join()}}`],
  ['a NUL byte', raw(0)],
  ['a control character', raw(1)],
  ['bytes that are no UTF-8', raw(0xff, 0xfe)],
  ['overlong UTF-8', raw(0xc0, 0x80)],
  ['a surrogate in UTF-8', raw(0xed, 0xa0, 0x80)],
  ['a character cut in half', raw(0xe2, 0x82)],
  ['UTF-16', Buffer.from('{"x":1}', 'utf16le')],
  ['gzip', gzipSync('{"x":1}')],
  ['1 MiB + 1', Buffer.from(`{"x":"${'a'.repeat(mebibyte - 7)}"}`)],
];

export function badBodies(material: Material): Case[] {
  const { call, good } = material;
  const most = call.method === 'GET' ? Infinity : (call.maxBodyBytes ?? 16 * 1024);
  const sent = (name: string, body: string | Buffer): Case => ({
    name: `body: ${name}`,
    request: withBody(call, good, body),
    status: Buffer.byteLength(body) > most ? 413 : 400,
  });
  const chunks = withBody(call, good, `${chunk(mebibyte)}${chunk(1)}0\r\n\r\n`);
  return [
    ...bodies.map(([name, body]) => sent(name, body)),
    ...(call.body ? [sent('null', 'null')] : []),
    ...unreadable(material).map(([name, body]) => sent(name, body)),
    {
      name: 'body: 1 MiB + 1 in chunks',
      request: withHeader(chunks, 'Transfer-Encoding', 'chunked'),
      status: mebibyte > most ? 413 : 400,
    },
    ...values.map(([name, value]) => ({
      name: `value: ${name}`,
      request: somewhere(material, value),
      // A wrong address alone has a code of its own, with another status (errore.codici.1).
      ...(stringsIn(material.parts.body)[0]?.at(-1) !== 'email' && { status: 400 }),
    })),
    ...badBase64(material),
  ];
}

/** Puts an undecodable value into the last string; those before it are valid. */
function unreadable({ call, parts, good }: Material): (readonly [string, Buffer])[] {
  const last = stringsIn(parts.body).at(-1);
  if (!last) return [];
  const whole = String(sending(call, { ...parts, body: replaced(parts.body, last, 'HERE') }, good.headers).body);
  const [before = '', after = ''] = whole.split('HERE');
  const around = (...bytes: number[]) => Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
  const percent = Buffer.from('%zz');
  return [
    ['bytes that are no UTF-8 in a field', around(0xff)],
    ['a surrogate in UTF-8 in a field', around(0xed, 0xa0, 0x80)],
    ['a NUL byte in a field', around(0)],
    ...(call.bodyType === 'form' ? [['a percent sign alone', around(...percent)] as const] : []),
  ];
}

const values: readonly (readonly [string, unknown])[] = [
  ['NUL', 'a\0b'],
  ['a high surrogate alone', 'a\ud800b'],
  ['a low surrogate alone', '\udc00'],
  // It is no valid base64 either, which 5,000 characters would be.
  ['5,001 characters', 'a'.repeat(5001)],
  ['a list', ['a', 'b']],
];

/** Passwords and files are sent in base64. */
function badBase64({ call, credentials, parts }: Material): Case[] {
  const encoded = stringsIn(parts.body).filter((path) => /^(password|contenuto|file$)/i.test(String(path.at(-1))));
  return encoded.flatMap((path) =>
    ['%%%%', 'abc', 'YWJj=ZGVm', 'YWJj\n', 'data:text/plain;base64,YWJj', 'YW_-'].map((value) => ({
      name: `base64: ${path.join('.')} ${JSON.stringify(value)}`,
      request: sending(call, { ...parts, body: replaced(parts.body, path, value) }, credentials),
      status: 400,
    })),
  );
}
