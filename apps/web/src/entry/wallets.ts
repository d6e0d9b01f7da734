import { afterPaint } from '../ui/after-paint.ts';

/** Delay where a browser has no `requestIdleCallback`. */
const SOON_MS = 500;
const LATEST_MS = 3000;

/**
 * Loads third-party scripts once the first view is painted and the page is idle. A script that fails only disables
 * its wallet.
 */
export async function loadScripts(urls: readonly string[]): Promise<void> {
  await afterPaint();
  await idle();
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Absent in Safari, whatever the types say.
    const whenIdle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
    if (whenIdle === undefined) setTimeout(resolve, SOON_MS);
    else whenIdle(() => resolve(), { timeout: LATEST_MS });
  });
}
