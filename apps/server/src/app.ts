import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Pool } from 'pg';
import { apiPrefix } from './config/api-prefix.ts';
import type { Config } from './config/config.ts';
import { rejectAmbiguousHeaders, rejectUnreadableQueries } from './plugins/requests/ambiguous.ts';
import { antiForgeryCookie, rejectForgery } from './plugins/protection/anti-forgery.ts';
import { offerCookies } from './plugins/protection/browser-cookies.ts';
import { serveCatalogue } from './plugins/catalogue/catalogue.ts';
import { handleCardWebhook } from './plugins/catalogue/card-webhook.ts';
import { directUrlOf } from './db/pool.ts';
import { takeProviderRows } from './plugins/integration/imports.ts';
import { serveDemoCards } from './plugins/demo/cards.ts';
import { serveDemoCodes } from './plugins/demo/codes.ts';
import { failDemoLists } from './plugins/demo/faults.ts';
import { serveDemoOutside } from './plugins/demo/outside.ts';
import { serveDemoOutbox } from './plugins/demo/outbox.ts';
import { deviceCookie, deviceOf } from './plugins/protection/device.ts';
import { serveDocsPage } from './plugins/openapi/docs-page.ts';
import { reject, rejectInEnvelope } from './plugins/errors/envelope.ts';
import { readFormsStrictly } from './plugins/requests/form-body.ts';
import { closeConnectionsWhileDraining } from './plugins/operations/draining.ts';
import { serveHealth } from './plugins/operations/health.ts';
import { readJsonStrictly } from './plugins/requests/json-body.ts';
import type { LogTarget } from './plugins/operations/log-output.ts';
import { loggingOptions, logRequests } from './plugins/operations/logging.ts';
import { signalRequests } from './plugins/operations/request-signals.ts';
import { collectOpenApi } from './plugins/openapi/document.ts';
import { limitExpensiveWork } from './plugins/protection/fair-share.ts';
import { rejectTooManyAtOnce, type CallsAtOnce } from './plugins/protection/overload.ts';
import { FairQueue } from './plugins/protection/fair-queue.ts';
import { rejectOldApps } from './plugins/protection/old-apps.ts';
import { rejectEarly } from './plugins/protection/reject-early.ts';
import { takeTurns } from './plugins/protection/turns.ts';
import { packAnswers } from './plugins/answers/packing.ts';
import { letPublicAnswersBeKept } from './plugins/answers/public-answers.ts';
import { answerOddRequests, rejectRaw } from './plugins/errors/raw-errors.ts';
import { setSecurityHeaders } from './plugins/answers/security-headers.ts';
import { serializeByContract } from './plugins/catalogue/serialize.ts';
import { slowClients } from './plugins/protection/slow-clients.ts';
import { parseByContract } from './plugins/catalogue/validation.ts';
import { brandFiles } from './plugins/web/brand/files.ts';
import { serveCaptchaPage } from './plugins/web/captcha-page.ts';
import { serveAppLinks } from './plugins/web/app-links.ts';
import { serveSecurityTxt } from './plugins/web/security-txt.ts';
import { serveWeb } from './plugins/web/web.ts';
import { rejectWrongMethods } from './plugins/requests/wrong-verb.ts';
import { publicConfigOf, sourcesOf } from './config/provider.ts';
import { capabilities } from './handlers/index.ts';
import { servicesOf } from './startup/services.ts';
import type { Services } from './shared/context.ts';

export interface AppOptions {
  readonly config: Config;
  readonly pool: Pool;
  readonly clock?: () => Date;
  readonly services?: Services;
  readonly logTo?: LogTarget;
}

/** Builds the whole server, ready to listen; Fastify closes every resource that it owns. */
export async function buildApp({
  config,
  pool,
  clock = () => new Date(),
  services = servicesOf({ config, pool, clock }),
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...loggingOptions(config.logLevel, logTo),
    trustProxy: trustProxy(config.trustProxy),
    // Every GET route also accepts HEAD; among calls, only the public ones (catalogue.ts).
    exposeHeadRoutes: true,
    // In-flight requests finish at shutdown; idle connections don't delay it.
    forceCloseConnections: 'idle',
    // Requests that arrive meanwhile are served: Fastify would answer them outside of our envelope.
    return503OnClosing: false,
    ...slowClients(config.requestTimeoutSeconds),
    clientErrorHandler: rejectRaw,
    // A URL that can't be decoded reaches neither a route nor its hooks.
    frameworkErrors: (_error, request, reply) => {
      void reject(request, reply.header('cache-control', 'no-store'), 'REQUEST_NOT_VALID');
    },
    routerOptions: { maxParamLength: 200 },
  });
  app.addHook('onClose', () => services.workers.close());
  app.addHook('onClose', () => services.pictures.close());
  app.addHook('onClose', () => services.replica.close());
  app.setValidatorCompiler(parseByContract);
  app.setSerializerCompiler(serializeByContract);
  // Only JSON and forms are accepted, which is all that the catalogue's calls send.
  app.removeContentTypeParser('text/plain');
  readJsonStrictly(app);
  await readFormsStrictly(app);
  answerOddRequests(app.server);

  signalRequests(app, { trustsProxy: config.trustProxy !== false });
  const { countError } = logRequests(app, { secret: config.sessionSecrets[0] });
  const atOnce: CallsAtOnce = { most: config.requestsAtOnce, underWay: new Set() };
  const queue = new FairQueue({ connections: pool.options.max });
  rejectEarly(app.server, {
    prefix: apiPrefix,
    isFull: () => atOnce.underWay.size >= atOnce.most || queue.waiting >= atOnce.most,
    onRejected: (ip) => countError('TOO_BUSY', ip),
  });
  const places = takeTurns(app, {
    queue,
    most: atOnce.most,
    // Imports of the provider's systems have limits of their own (plugins/integration/intake-slots.ts).
    except: [`${apiPrefix}/health/`, `${apiPrefix}/provider/`],
  });
  rejectInEnvelope(app);
  rejectAmbiguousHeaders(app);
  rejectWrongMethods(app);
  await app.register(cookie);
  const device = deviceCookie(config.sessionSecrets);
  const antiForgery = antiForgeryCookie(config.sessionSecrets);
  const https = config.publicUrl.startsWith('https:');
  setSecurityHeaders(app, { https });

  await collectOpenApi(app, apiPrefix);
  await serveDocsPage(app, apiPrefix);
  if (config.demo) failDemoLists(app);
  serveDemoOutbox(app, {
    apiPrefix,
    services,
    isDemo: config.demo,
    alsoSends: { mail: config.mail.kind === 'smtp', sms: config.sms.kind === 'http' },
  });
  serveDemoCodes(app, services, { prefix: apiPrefix, isDemo: config.demo });
  serveDemoCards(app, config);
  serveDemoOutside(app, services, { isDemo: config.demo });
  await handleCardWebhook(app, services, apiPrefix);
  await takeProviderRows(app, services, directUrlOf(config, pool), apiPrefix);
  serveAppLinks(app, config.provider.mobile);
  serveSecurityTxt(app, { contact: config.provider.securityContact, publicUrl: config.publicUrl, clock });
  closeConnectionsWhileDraining(app);
  serveHealth(app, pool, apiPrefix);
  // A separate Fastify context binds the hooks of calls to their routes, not to the spelling of a URL.
  await app.register(async (calls) => {
    rejectTooManyAtOnce(calls, atOnce);
    limitExpensiveWork(calls, places);
    rejectUnreadableQueries(calls);
    rejectOldApps(calls);
    rejectForgery(calls, antiForgery);
    letPublicAnswersBeKept(calls);
    await packAnswers(calls, { prefix: apiPrefix });
    serveCatalogue(calls, services, {
      prefix: apiPrefix,
      deviceOf: (request) => deviceOf(request, device),
    });
  });
  serveCaptchaPage(app, config.captcha);
  await serveWeb(app, {
    webRoot: config.webRoot,
    apiPrefix,
    config: publicConfigOf(config, apiPrefix, capabilities),
    sources: sourcesOf(config),
    offerCookies: offerCookies([antiForgery, device], { secure: https }),
    brand: config.provider.brand,
    brandFiles: brandFiles(config.provider.pictures, await services.drawnBrand()),
  });
  return app;
}

/** A number counts the proxies in front: only the addresses that they added are trusted. */
function trustProxy(trusted: Config['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
