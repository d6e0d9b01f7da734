import swagger from '@fastify/swagger';
import { backends, catalogue, namedShapes, pathOf, type Call } from '@sportello/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { isServed } from '../../handlers/index.ts';
import { keepAnswer, sendKept, type KeptAnswer } from '../answers/kept.ts';
import { describeOperation, type Operation } from './operation.ts';
import { collectErrors } from './errors.ts';
import { answerLine, eventWebhook, outsideErrors, outsidePaths } from './outside.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the document's bytes, which are made once: anybody may ask for them. */
    sendDocument(request: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply>;
  }
}

const description = `
Le chiamate dell’area clienti, come le fanno le pagine e come le può fare ogni altro programma.

- **Sessione**: \`login\` dà un token di accesso, che va con ogni chiamata come \`Authorization: Bearer …\`, e uno di rinnovo.
- **Anti-falsificazione**: ogni chiamata che non è una GET rimanda nell’intestazione \`X-XSRF-TOKEN\` il cookie \`XSRF-TOKEN\`, che arriva con \`/config.json\`.
- **Per conto di un cliente**: un operatore nomina il cliente nell’intestazione \`X-Codice-Cliente\`.
- **Rifiuti**: hanno sempre lo stesso involucro e un codice; ogni chiamata dice con quali può rispondere.
`;

/** Collects the routes into an OpenAPI 3.1 document (chiamata.porta.2); register before the routes. */
export async function collectOpenApi(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sportello',
        description: description.trim(),
        version: '1',
        license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: prefix }],
      tags: Object.entries(backends).map(([name, { base }]) => ({ name, description: `\`${base}\`` })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          antiForgery: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
          providerKey: { type: 'http', scheme: 'bearer', description: 'Una chiave `spk_…` del fornitore' },
          technicianLink: { type: 'apiKey', in: 'header', name: 'X-Link-Tecnico' },
        },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: namedShapes }),
    transformObject: (collected) => describeCalls(withNamedShapes(collected) as Document),
  });
  let kept: Promise<KeptAnswer> | undefined;
  const keep = async () => await keepAnswer(Buffer.from(JSON.stringify(app.swagger())));
  app.decorate('sendDocument', async (request, reply, type) => {
    // The first reader waits for it, so that the start need not.
    kept ??= keep();
    return sendKept(request, reply.header('cache-control', 'public, no-cache'), type, await kept);
  });
  app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async (request, reply) =>
    app.sendDocument(request, reply, 'application/json; charset=utf-8'),
  );
}

const withNamedShapes = createJsonSchemaTransformObject({ schemaRegistry: namedShapes });

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>> | undefined>>;
  readonly webhooks?: object;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Adds to each operation what route schemas can't express: examples and error codes. */
function describeCalls({ components, ...document }: Document): Document {
  const calls = Object.values<Call>(catalogue);
  const refusals = collectErrors(calls, isServed, outsideErrors);
  for (const call of calls) {
    const operation = document.paths[pathOf(call)]?.[call.method.toLowerCase()];
    if (operation) describeOperation(operation, call, refusals);
  }
  const paths = { ...document.paths, ...outsidePaths(refusals) };
  const { examples, responses } = refusals;
  // Each schema exists twice, for input and output: the unreferenced one is dropped.
  const shapes = { ...refusals.schemas, RigaDiRisposta: answerLine, ...components['schemas'] };
  const used = pointedTo([paths, responses], shapes);
  const schemas = Object.fromEntries(Object.entries(shapes).filter(([name]) => used.has(name)));
  return { ...document, paths, webhooks: eventWebhook, components: { ...components, schemas, responses, examples } };
}

/** Collects the schema names referenced by a part, transitively. */
function pointedTo(part: unknown, schemas: Readonly<Record<string, object>>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    pointedTo(schemas[name] ?? {}, schemas, found);
  }
  return found;
}
