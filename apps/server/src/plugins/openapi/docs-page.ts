import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Serves an OpenAPI viewer with local assets only. */
export async function serveDocsPage(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swaggerUi, {
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
}
