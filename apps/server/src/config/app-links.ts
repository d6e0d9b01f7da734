import { APP_LINKS } from '@sportello/domain';
import type { Provider } from './provider.ts';

/** Returns the files below `/.well-known` by which Android and iOS recognize the provider's app; undefined without one. */
export const appLinkFiles = (mobile: Provider['mobile']) => ({
  'assetlinks.json': assetLinks(mobile),
  'apple-app-site-association': siteAssociation(mobile),
});

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
