import { ACTIVATE } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A new release waits until a page asks for it, which knows if somebody is typing (entry/worker). */
export function activateWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (event.data === ACTIVATE) event.waitUntil(self.skipWaiting());
  });
}
