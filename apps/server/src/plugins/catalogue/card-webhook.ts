import type { FastifyInstance } from 'fastify';
import type { Services } from '../../shared/context.ts';
import { handleCardEvent } from '../../areas/paying/usecases/card-events.ts';

/**
 * Receives the payment provider's webhook: `POST /api/webhooks/carte`. Its signature covers the raw body and replaces
 * the anti-forgery cookie (chiamata.origine.1).
 */
export async function handleCardWebhook(app: FastifyInstance, services: Services, prefix: string): Promise<void> {
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    hooks.post(
      `${prefix}/webhooks/carte`,
      { schema: { hide: true }, bodyLimit: 256 * 1024 },
      async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await handleCardEvent(services, raw, typeof signature === 'string' ? signature : '');
        return reply.header('cache-control', 'no-store').send({ ricevuto: true });
      },
    );
  });
}
