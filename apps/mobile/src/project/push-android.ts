import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pushWordsByKey } from '@sportello/domain';
import { escapeXml, replaceIn } from './edit.ts';

/** A bell in one colour: Android draws icons of notifications by their outline alone. */
const icon = `<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="24dp" android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
    <path android:fillColor="#FFFFFFFF"
        android:pathData="M12,22c1.1,0 2,-0.9 2,-2h-4c0,1.1 0.9,2 2,2zM18,16v-5c0,-3.07 -1.64,-5.64 -4.5,-6.32V4c0,-0.83 -0.67,-1.5 -1.5,-1.5s-1.5,0.67 -1.5,1.5v0.68C7.63,5.36 6,7.92 6,11v5l-2,2v1h16v-1l-2,-2z" />
</vector>
`;

/** Values that Firebase reads from the manifest; nobody gets a token before the customer asked for pushes. */
const values = [
  ['com.google.firebase.messaging.default_notification_icon', 'android:resource="@drawable/push_icon"'],
  ['com.google.firebase.messaging.default_notification_color', 'android:resource="@color/push_colour"'],
  ['firebase_messaging_auto_init_enabled', 'android:value="false"'],
  ['firebase_analytics_collection_enabled', 'android:value="false"'],
];

/** Adds pushes to the made Android project: Google's file, the words, an icon. */
export async function addAndroidPushes(
  folder: string,
  googleServices: string,
  { from }: { readonly from: string },
): Promise<void> {
  const main = path.join(folder, 'app/src/main');
  // Capacitor's build applies Google's plugin where it finds this file.
  await writeFile(path.join(folder, 'app/google-services.json'), googleServices);
  await replaceIn(path.join(main, 'AndroidManifest.xml'), [
    [
      '    </application>',
      `${values.map(([name, value]) => `        <meta-data android:name="${name}" ${value} />\n`).join('')}    </application>`,
    ],
  ]);
  await mkdir(path.join(main, 'res/drawable'), { recursive: true });
  await writeFile(path.join(main, 'res/drawable/push_icon.xml'), icon);
  await writeFile(path.join(main, 'res/values/push.xml'), wordsFile(from));
}

function wordsFile(colour: string): string {
  const words = pushWordsByKey().map(([key, text]) => `    <string name="${key}">${escapeResource(text)}</string>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <color name="push_colour">${colour}</color>
${words.join('\n')}
</resources>
`;
}

/** Quotes and backslashes mean something in Android's resources, beside what XML reads in them. */
const escapeResource = (text: string) => escapeXml(text.replaceAll(/["'\\@?]/g, '\\$&'));
