import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../requests/path.ts';

/** The plugin would serialize its two copies of the document at each request; JSON is YAML as well. */
const copies: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/** Serves an OpenAPI viewer with local assets only. */
export async function serveDocsPage(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      const type = copies[pathOf(request).slice(`${prefix}/docs/`.length)];
      return type === undefined ? undefined : await app.sendDocument(request, reply, type);
    });
    await docs.register(swaggerUi, {
      routePrefix: `${prefix}/docs`,
      theme: {
        title: 'Sportello · Le chiamate dell’area clienti',
        css: [{ filename: 'sportello.css', content: '.swagger-ui .auth-wrapper { display: none }' }],
      },
      // Read-only: a token entered here would stay in a page without a session that ends.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', filter: true, supportedSubmitMethods: [] },
      staticCSP: {
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data:",
        'connect-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      },
    });
  });
}
