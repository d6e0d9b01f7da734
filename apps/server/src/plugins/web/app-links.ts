import type { FastifyInstance } from 'fastify';
import { appLinkFiles } from '../../config/app-links.ts';
import type { Provider } from '../../config/provider.ts';
import { reject } from '../errors/envelope.ts';

/**
 * Confirms to Android and iOS that links of this address may open the provider's app, and that the app may fill in
 * passwords of this address.
 */
export function serveAppLinks(app: FastifyInstance, mobile: Provider['mobile']): void {
  for (const [name, content] of Object.entries(appLinkFiles(mobile))) {
    app.get(`/.well-known/${name}`, { schema: { hide: true } }, async (request, reply) => {
      if (content === undefined) return reject(request, reply, 'NOT_FOUND');
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content));
    });
  }
}
