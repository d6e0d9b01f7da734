import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Haptics, ImpactStyle } from '@capacitor/haptics';
import { Share } from '@capacitor/share';
import { DEVICE_READY_TIMEOUT_MS } from '@sportello/domain';
import { isDeviceReady } from './device-ready.ts';
import { forgetFiles, openFile } from './open-file.ts';
import { goBack, openLink } from './paths.ts';
import { connectPush, openTouched } from './push.ts';
import { lockAfterPause } from './session/lock.ts';
import { setNativeShell } from './shell.ts';
import { SHELL_EVENT } from './shell-event.ts';

/** Connects the page with the app around it, or warns that its plugins are not ready (pagine.avvio.3). */
export async function startShell(warnOfPlugins: () => void): Promise<void> {
  if (!(await isDeviceReady(document, DEVICE_READY_TIMEOUT_MS))) return warnOfPlugins();
  await forgetFiles();
  setNativeShell({
    confirm: () => void Haptics.impact({ style: ImpactStyle.Light }).catch(() => undefined),
    openFile,
    share: async (what) => {
      // The promise also rejects when the sheet is closed, which is no error.
      await Share.share({ ...what, dialogTitle: what.title }).catch(() => undefined);
    },
    push: await connectPush().catch(() => undefined),
  });
  window.dispatchEvent(new Event(SHELL_EVENT));
  // The header behind the status bar is dark, whatever the colours of the device.
  await SystemBars.setStyle({ style: SystemBarsStyle.Dark }).catch(() => undefined);
  await App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack, () => void App.minimizeApp()));
  await App.addListener('appUrlOpen', ({ url }) => openLink(url));
  const launch = await App.getLaunchUrl();
  if (launch !== undefined) openLink(launch.url);
  await lockAfterPause();
  await openTouched();
}
