import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import { databaseOf } from './db/database.ts';
import { refuseAmbiguousHeads, refuseUnreadableQueries } from './plugins/ambiguous.ts';
import { antiForgeryCookie, refuseForgery } from './plugins/anti-forgery.ts';
import { offerCookies } from './plugins/browser-cookies.ts';
import { serveCatalogue } from './plugins/catalogue.ts';
import { failDemoLists } from './plugins/demo-faults.ts';
import { deviceCookie, deviceOf } from './plugins/device.ts';
import { serveDocsPage } from './plugins/docs-page.ts';
import { refuse, refuseInEnvelope } from './plugins/errors.ts';
import { readFormsStrictly } from './plugins/form-body.ts';
import { serveHealth } from './plugins/health.ts';
import { readJsonStrictly } from './plugins/json-body.ts';
import { loggingOptions, logRequests } from './plugins/logging.ts';
import { collectOpenApi } from './plugins/openapi.ts';
import { refuseTooManyAtOnce } from './plugins/overload.ts';
import { answerOddRequests, refuseRaw } from './plugins/raw-errors.ts';
import { serializeByContract } from './plugins/serialize.ts';
import { slowClients } from './plugins/slow-clients.ts';
import { parseByContract } from './plugins/validation.ts';
import { serveWeb } from './plugins/web.ts';
import { refuseWrongVerbs } from './plugins/wrong-verb.ts';
import { noCaptcha, siteVerifyCaptcha } from './ports/captcha.ts';
import { publicConfigOf } from './provider.ts';
import type { Services } from './usecases/context.ts';
import { createTokens } from './usecases/sessions/tokens.ts';

/** The API lives here, on the web app's own origin. */
const apiPrefix = '/api';

export interface AppOptions {
  readonly config: Config;
  readonly pool: Pool;
  /** The time; tests pass their own. */
  readonly clock?: () => Date;
}

/** The whole gateway, ready to listen: it owns no resource but what Fastify closes with it. */
export async function buildApp({ config, pool, clock = () => new Date() }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(config.logLevel),
    trustProxy: trustProxy(config.trustProxy),
    exposeHeadRoutes: false,
    // In-flight requests finish at shutdown, idle connections don't hold it up.
    forceCloseConnections: 'idle',
    ...slowClients(config.requestTimeoutSeconds),
    clientErrorHandler: refuseRaw,
    // An address that can't be decoded never reaches a route, nor its hooks.
    frameworkErrors: (_error, request, reply) => {
      void refuse(request, reply.header('cache-control', 'no-store'), 'REQUEST_NOT_VALID');
    },
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(parseByContract);
  app.setSerializerCompiler(serializeByContract);
  // Only what the catalogue's calls send: JSON and forms.
  app.removeContentTypeParser('text/plain');
  readJsonStrictly(app);
  await readFormsStrictly(app);
  answerOddRequests(app.server);

  logRequests(app);
  refuseInEnvelope(app);
  refuseAmbiguousHeads(app);
  refuseWrongVerbs(app);
  await app.register(cookie);
  const device = deviceCookie(config.sessionSecrets);
  const antiForgery = antiForgeryCookie(config.sessionSecrets);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Only what says so itself may be kept on the way.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  await collectOpenApi(app, apiPrefix);
  await serveDocsPage(app, apiPrefix);
  if (config.demo) failDemoLists(app);
  serveHealth(app, pool, apiPrefix);
  // A context of their own: what holds for calls is bound to their routes, not to how an address is written.
  await app.register(async (calls) => {
    refuseTooManyAtOnce(calls, { most: config.requestsAtOnce });
    refuseUnreadableQueries(calls);
    refuseForgery(calls, antiForgery);
    serveCatalogue(calls, services({ config, pool, clock }), {
      prefix: apiPrefix,
      deviceOf: (request) => deviceOf(request, device),
    });
  });
  await serveWeb(app, {
    webRoot: config.webRoot,
    apiPrefix,
    config: publicConfigOf(config, apiPrefix),
    offerCookies: offerCookies([antiForgery, device], { secure: config.publicUrl.startsWith('https:') }),
  });
  return app;
}

function services({ config, pool, clock }: Required<AppOptions>): Services {
  return {
    db: databaseOf(pool),
    clock,
    tokens: createTokens(config.sessionSecrets),
    captcha:
      config.captcha.kind === 'off'
        ? noCaptcha
        : siteVerifyCaptcha({ verifyUrl: config.captcha.url, secret: config.captcha.secret }),
    clientId: config.clientId,
  };
}

/** A number is how many proxies stand in front: the addresses that they added are believed, no other. */
function trustProxy(trusted: Config['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
