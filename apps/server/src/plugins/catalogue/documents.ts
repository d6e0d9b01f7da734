import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Zip, ZipPassThrough } from 'fflate';
import * as z from 'zod/mini';
import { Refusal } from '../../errors/refusal.ts';
import type { CustomerActor, Services } from '../../usecases/context.ts';
import {
  MOST_DOCUMENTS_IN_ARCHIVE,
  openDocument,
  openDocuments,
  type DocumentFile,
} from '../../usecases/documents/content.ts';
import { mayCall } from '../../usecases/door/admit.ts';
import { authenticate } from '../../usecases/door/authenticate.ts';

const number = z.string().check(z.minLength(1, 'MISSING'), z.maxLength(40, 'TOO_LONG'));

/** Several numbers, separated by commas. */
const numbers = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(number).check(z.maxLength(MOST_DOCUMENTS_IN_ARCHIVE, 'TOO_LONG')),
  ),
);

/**
 * Gives out contract documents: one by the link of `ricercaDocumentiContrattuali`, or several in one
 * zip. Like the calls both ask for the session, in whose name the documents are looked for; the app
 * fetches them and shows what it got, so that no address alone opens anything.
 */
export function serveDocuments(app: FastifyInstance, services: Services, { prefix }: { prefix: string }): void {
  const admit = async (request: FastifyRequest): Promise<CustomerActor> => {
    const onBehalfOf = request.headers['x-codice-cliente'];
    const actor = await authenticate(services, {
      authorization: request.headers.authorization,
      onBehalfOf: Array.isArray(onBehalfOf) ? onBehalfOf.join() : onBehalfOf,
      requestId: request.id,
    });
    const { customerCode } = actor;
    if (customerCode === null || !mayCall(actor, { access: 'customer' })) throw new Refusal('NOT_ALLOWED');
    return { ...actor, customerCode };
  };

  app.get<{ Params: { docnumber: string } }>(
    `${prefix}/documenti/v1/contenuto/:docnumber`,
    { schema: { hide: true, params: z.strictObject({ docnumber: number }), querystring: z.strictObject({}) } },
    async (request, reply) => {
      const { content, type, name } = await openDocument(services, await admit(request), request.params.docnumber);
      return asFile(reply, name, type).send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    },
  );

  app.get<{ Querystring: { documenti: string[] } }>(
    `${prefix}/sportello/v1/documenti.zip`,
    { schema: { hide: true, querystring: z.strictObject({ documenti: numbers }) } },
    async (request, reply) => {
      const files = await openDocuments(services, await admit(request), request.query.documenti);
      return asFile(reply, 'documenti.zip', 'application/zip').send(Readable.from(zipOf(files)));
    },
  );
}

/** A file to be saved: never kept on the way, never shown as a page of ours. */
function asFile(reply: FastifyReply, name: string, type: string): FastifyReply {
  const plain = name.normalize('NFD').replaceAll(/[^\x20-\x7e]|["\\%]/g, '');
  return reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

/** As RFC 8187 wants it: what `encodeURIComponent` leaves and it does not, too. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.codePointAt(0)?.toString(16).toUpperCase()}`);
}

/** Files as they are, one after another: PDFs and recordings hardly get smaller. */
async function* zipOf(files: AsyncIterable<DocumentFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { name, at, content } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    entry.push(content, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
