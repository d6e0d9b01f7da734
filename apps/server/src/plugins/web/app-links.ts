import { APP_LINKS } from '@sportello/domain';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '../../config/provider.ts';
import { reject } from '../errors/envelope.ts';

/**
 * Confirms to Android and iOS that links of this address may open the provider's app, and that the app may fill in
 * passwords of this address.
 */
export function serveAppLinks(app: FastifyInstance, mobile: Provider['mobile']): void {
  const files = { 'assetlinks.json': assetLinks(mobile), 'apple-app-site-association': siteAssociation(mobile) };
  for (const [name, content] of Object.entries(files)) {
    app.get(`/.well-known/${name}`, { schema: { hide: true } }, async (request, reply) => {
      if (content === undefined) return reject(request, reply, 'NOT_FOUND');
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(content));
    });
  }
}

/** Source: Digital Asset Links, developers.google.com/digital-asset-links/v1/getting-started. */
function assetLinks(mobile: Provider['mobile']) {
  return (
    mobile?.android && [
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: {
          namespace: 'android_app',
          package_name: mobile.appId,
          sha256_cert_fingerprints: mobile.android.fingerprints,
        },
      },
    ]
  );
}

/** Source: developer.apple.com/documentation/xcode/supporting-associated-domains. */
function siteAssociation(mobile: Provider['mobile']) {
  if (mobile?.ios === undefined) return undefined;
  const appId = `${mobile.ios.teamId}.${mobile.appId}`;
  const paths = [...APP_LINKS.paths, APP_LINKS.below, `${APP_LINKS.below}/*`];
  return {
    applinks: { details: [{ appIDs: [appId], components: paths.map((each) => ({ '/': each })) }] },
    webcredentials: { apps: [appId] },
  };
}
