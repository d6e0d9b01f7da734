import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pushWordsByKey } from '@sportello/domain';
import { replaceIn } from './edit.ts';

/** Hands the token of Apple's push service, or its error, to Capacitor's plugin. */
const delegate = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

/** Ids of three objects in the project's file, which needs them to be unique there. */
const ids = { build: '5E0A77E21FED79650016851F', group: '5E0A77E31FED79650016851F', file: '5E0A77E41FED79650016851F' };

/** Adds pushes to the made iOS project: the methods of the delegate, and the words. */
export async function addIosPushes(folder: string): Promise<void> {
  const firstMethod = '\n    func applicationWillResignActive';
  await replaceIn(path.join(folder, 'App/AppDelegate.swift'), [[firstMethod, `${delegate}${firstMethod}`]]);
  await mkdir(path.join(folder, 'App/it.lproj'), { recursive: true });
  await writeFile(path.join(folder, 'App/it.lproj/Localizable.strings'), wordsFile());
  await replaceIn(path.join(folder, 'App.xcodeproj/project.pbxproj'), [
    [
      '/* End PBXBuildFile section */',
      `\t\t${ids.build} /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = ${ids.group} /* Localizable.strings */; };\n/* End PBXBuildFile section */`,
    ],
    [
      '/* End PBXFileReference section */',
      `\t\t${ids.file} /* it */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = it; path = it.lproj/Localizable.strings; sourceTree = "<group>"; };\n/* End PBXFileReference section */`,
    ],
    [
      '\t\t\t\t504EC3131FED79650016851F /* Info.plist */,',
      `\t\t\t\t504EC3131FED79650016851F /* Info.plist */,\n\t\t\t\t${ids.group} /* Localizable.strings */,`,
    ],
    ['\t\t\t\ten,\n\t\t\t\tBase,', '\t\t\t\ten,\n\t\t\t\tit,\n\t\t\t\tBase,'],
    [
      '\t\t\t\t504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,',
      `\t\t\t\t504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,\n\t\t\t\t${ids.build} /* Localizable.strings in Resources */,`,
    ],
    [
      '/* End PBXVariantGroup section */',
      `\t\t${ids.group} /* Localizable.strings */ = {
			isa = PBXVariantGroup;
			children = (
				${ids.file} /* it */,
			);
			name = Localizable.strings;
			sourceTree = "<group>";
		};
/* End PBXVariantGroup section */`,
    ],
  ]);
}

function wordsFile(): string {
  const escape = (text: string) => text.replaceAll(/["\\]/g, '\\$&');
  return pushWordsByKey()
    .map(([key, text]) => `"${key}" = "${escape(text)}";\n`)
    .join('');
}
