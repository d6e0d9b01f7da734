import { Readable } from 'node:stream';
import type { FileCall } from '@sportello/calls';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '../../areas/documents/usecases/content.ts';

/** Sends a file as an attachment, never cached and never rendered as a page of this origin. */
export function sendFile(
  reply: FastifyReply,
  { id, types }: FileCall,
  { name, type, content, size }: FileAnswer,
): FastifyReply {
  if (!types.includes(type)) throw new Error(`${id} may not answer with ${type}`);
  const plain = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '');
  const bytes =
    content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Readable.from(content);
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'cache-control': 'no-store',
      // A stream that breaks off is then visibly incomplete, and browsers show its progress.
      ...(size !== undefined && { 'content-length': size }),
    })
    .send(bytes);
}

/** RFC 8187 also requires escaping characters that `encodeURIComponent` leaves unescaped. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.codePointAt(0)?.toString(16).toUpperCase()}`);
}
