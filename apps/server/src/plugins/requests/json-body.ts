import { parseStrictly } from '@sportello/calls';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

/** Parses JSON bodies more strictly than JSON.parse: UTF-8 only, no duplicate keys, no `__proto__`, limited depth. */
export function readJsonStrictly(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    if (!/^utf-?8$/i.test(charset)) return done(new ApiError('MEDIA_TYPE_NOT_SUPPORTED'));
    try {
      done(null, parseStrictly(new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)));
    } catch (cause) {
      done(new ApiError('REQUEST_NOT_VALID', [{ campo: '', codice: 'NOT_JSON' }], { cause }));
    }
  });
}
