import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { escapeXml, replaceIn } from './edit.ts';
import { addIosPushes } from './push-ios.ts';

const wordsOf = (name: string) => ({
  NSCameraUsageDescription: `${name} usa la fotocamera per la foto del contatore e dei guasti.`,
  NSPhotoLibraryUsageDescription: `${name} legge le foto che scegli di allegare.`,
  NSFaceIDUsageDescription: `${name} usa Face ID per aprire il tuo accesso salvato.`,
});

const plist = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${content}
</dict>
</plist>
`;

/** Xcode puts the environment of the store in its place when it signs for the store. */
const pushEntitlement = '\t<key>aps-environment</key>\n\t<string>development</string>\n';

const entitlementsOf = (host: string, hasPushes: boolean) =>
  plist(`${hasPushes ? pushEntitlement : ''}\t<key>com.apple.developer.associated-domains</key>
	<array>
		<string>applinks:${escapeXml(host)}</string>
		<string>webcredentials:${escapeXml(host)}</string>
	</array>`);

const exportOptionsOf = (teamId: string | undefined) =>
  plist(`	<key>method</key>
	<string>app-store-connect</string>
	<key>signingStyle</key>
	<string>automatic</string>${teamId === undefined ? '' : `\n\t<key>teamID</key>\n\t<string>${teamId}</string>`}`);

/** Changes the made iOS project: words of the permissions, links of the area, release number and pushes. */
export async function changeIos(folder: string, { host, release, name, teamId, push }: Settings): Promise<void> {
  const words = Object.entries(wordsOf(name)).map(
    ([key, text]) => `<key>${key}</key>\n\t<string>${escapeXml(text)}</string>`,
  );
  const domains = `<key>WKAppBoundDomains</key>\n\t<array>\n\t\t<string>${escapeXml(host)}</string>\n\t</array>`;
  await replaceIn(path.join(folder, 'App/Info.plist'), [
    ['<key>LSRequiresIPhoneOS</key>', [...words, domains, '<key>LSRequiresIPhoneOS</key>'].join('\n\t')],
    ['<string>en</string>', '<string>it</string>'],
  ]);
  // Links of the area open the app, which the server confirms in `/.well-known/apple-app-site-association`.
  await writeFile(path.join(folder, 'App/App.entitlements'), entitlementsOf(host, push.ios));
  await writeFile(path.join(folder, 'ExportOptions.plist'), exportOptionsOf(teamId));
  await replaceIn(path.join(folder, 'App.xcodeproj/project.pbxproj'), [
    ['CURRENT_PROJECT_VERSION = 1;', `CURRENT_PROJECT_VERSION = ${release};`, 2],
    ['MARKETING_VERSION = 1.0;', `MARKETING_VERSION = ${release};`, 2],
    [
      'INFOPLIST_FILE = App/Info.plist;',
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;',
      2,
    ],
  ]);
  if (push.ios) await addIosPushes(folder);
}
