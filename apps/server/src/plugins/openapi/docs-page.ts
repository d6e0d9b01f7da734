import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** A page to read the OpenAPI document in; all that it loads comes from here. */
export async function serveDocsPage(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: `${prefix}/docs`,
    theme: {
      title: 'Sportello · Le chiamate dell’area clienti',
      css: [{ filename: 'sportello.css', content: '.swagger-ui .auth-wrapper { display: none }' }],
    },
    // To read, not to send: a token typed here would stay in a page that has no session to end.
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
