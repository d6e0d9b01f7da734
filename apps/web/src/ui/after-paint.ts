/** A page in the background draws nothing: whoever waits there waits no longer than this. */
const HIDDEN_MS = 100;

/** Resolves once what was just changed is on the screen, so that what takes longer does not hold it up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
}
