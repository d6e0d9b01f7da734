import swagger from '@fastify/swagger';
import { backends, catalogue, pathOf, type Call } from '@sportello/calls';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { handlers } from '../../routes/index.ts';
import { describeOperation, refusalSchemas, type Operation } from './operation.ts';

const description = `
Le chiamate dell’area clienti, come le fanno le pagine e come le può fare ogni altro programma.

- **Sessione**: \`login\` dà un token di accesso, che va con ogni chiamata come \`Authorization: Bearer …\`, e uno di rinnovo.
- **Anti-falsificazione**: ogni chiamata che non è una GET rimanda nell’intestazione \`X-XSRF-TOKEN\` il cookie \`XSRF-TOKEN\`, che arriva con \`/config.json\`.
- **Per conto di un cliente**: un operatore nomina il cliente nell’intestazione \`X-Codice-Cliente\`.
- **Rifiuti**: hanno sempre lo stesso involucro e un codice; ogni chiamata dice con quali può rispondere.
`;

/** Collects the routes into an OpenAPI 3.1 document; register before the routes. */
export async function collectOpenApi(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sportello', description: description.trim(), version: '1' },
      servers: [{ url: prefix }],
      tags: Object.entries(backends).map(([name, { base }]) => ({ name, description: `\`${base}\`` })),
      components: {
        schemas: refusalSchemas,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          antiForgery: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const openapi = 'openapiObject' in document ? document.openapiObject : {};
      describeCalls((openapi.paths ?? {}) as Paths);
      return openapi;
    },
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>;

/** Adds to each operation what the routes' schemas can't say: examples, and the codes of its refusals. */
function describeCalls(paths: Paths): void {
  for (const call of Object.values<Call>(catalogue)) {
    const operation = paths[pathOf(call)]?.[call.method.toLowerCase()];
    if (operation) describeOperation(operation, call, { isServed: call.id in handlers });
  }
}
