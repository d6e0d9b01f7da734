/** A background page paints nothing: the wait ends after this time. */
const HIDDEN_MS = 100;

/** Resolves once the latest change is painted, so that slower work does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
}
