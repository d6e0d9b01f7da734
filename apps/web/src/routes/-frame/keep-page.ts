/**
 * Handles chunks that fail to load: the router would reload the page at once, which without a network ends at the
 * browser's own error page (pagine.rete.1).
 */
export function keepPageOfLostParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Lost part: ${payload.message}`;
  });
}
