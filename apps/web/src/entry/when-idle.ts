import { afterPaint } from '../ui/after-paint.ts';

/** Delay where a browser has no `requestIdleCallback`. */
const SOON_MS = 500;
const LATEST_MS = 3000;

/** Resolves once the first view is painted and the page is idle. */
export async function whenIdle(): Promise<void> {
  await afterPaint();
  return new Promise((resolve) => {
    // Absent in Safari, whatever the types say.
    const request = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
    if (request === undefined) setTimeout(resolve, SOON_MS);
    else request(() => resolve(), { timeout: LATEST_MS });
  });
}
