import path from 'node:path';
import { APP_LINKS } from '@sportello/domain';
import type { Settings } from '../settings.ts';
import { escapeXml, replaceIn } from './edit.ts';
import { addAndroidPushes } from './push-android.ts';

const permissions = ['CAMERA', 'USE_BIOMETRIC'];

/** Links of the area open the app, which the server confirms in `/.well-known/assetlinks.json`. */
const links = (host: string) => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${escapeXml(host)}" />
${APP_LINKS.paths.map((each) => `                <data android:path="${each}" />`).join('\n')}
                <data android:pathPrefix="${APP_LINKS.below}" />
            </intent-filter>
`;

/** Changes the made Android project: links, permissions, release number, colours and pushes. */
export async function changeAndroid(folder: string, { host, release, colours, push }: Settings): Promise<void> {
  const { googleServices } = push;
  const main = path.join(folder, 'app/src/main');
  await replaceIn(path.join(main, 'AndroidManifest.xml'), [
    // A backup would take the remembered session to another device.
    ['android:allowBackup="true"', 'android:allowBackup="false"'],
    ['</intent-filter>\n', `</intent-filter>\n${links(host)}`],
    [
      '<uses-permission android:name="android.permission.INTERNET" />',
      ['INTERNET', ...permissions, ...(googleServices === undefined ? [] : ['POST_NOTIFICATIONS'])]
        .map((each) => `<uses-permission android:name="android.permission.${each}" />`)
        .concat('<uses-feature android:name="android.hardware.camera" android:required="false" />')
        .join('\n    '),
    ],
  ]);
  await replaceIn(path.join(folder, 'app/build.gradle'), [
    ['versionCode 1\n', `versionCode ${release}\n`],
    ['versionName "1.0"', `versionName "${release}"`],
  ]);
  await replaceIn(path.join(main, 'res/values/ic_launcher_background.xml'), [['#FFFFFF', colours.to]]);
  await replaceIn(path.join(main, 'res/values/styles.xml'), [
    ['@color/colorPrimaryDark', colours.to],
    ['@color/colorPrimary', colours.from],
    ['@color/colorAccent', colours.to],
  ]);
  if (googleServices !== undefined) await addAndroidPushes(folder, googleServices, colours);
}
