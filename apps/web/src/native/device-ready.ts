/**
 * Waits for the event after which the plugins of a native shell can be called.
 *
 * @returns false if it has not come after that many milliseconds (pagine.avvio.3)
 */
export function isDeviceReady(page: EventTarget, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    page.addEventListener('deviceready', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), timeoutMs);
  });
}
