/**
 * A part of the app that does not arrive is ours to deal with: the router would load the page anew at
 * once, which without a network ends at the browser's own error page (pagine.rete.1).
 */
export function keepPageOfLostParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Lost part: ${payload.message}`;
  });
}
