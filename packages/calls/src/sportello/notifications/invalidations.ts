import { defineEventsCall } from '../../mechanism/call.ts';
import { invalidationTopics } from '../../mechanism/invalidation-topics.ts';

/**
 * Sends invalidation events to an open app. A client that missed some while disconnected refetches: each connection
 * starts with `ciao` once the server is subscribed.
 */
export const invalidations = defineEventsCall({
  id: 'invalidations',
  backend: 'sportello',
  method: 'GET',
  path: '/eventi',
  summary: 'Che cosa conviene chiedere di nuovo',
  rules: ['chiamata.eventi.1'],
  access: 'signed-in',
  modules: null,
  answers: 'events',
  events: ['ciao', ...invalidationTopics],
  errors: ['TOO_MANY_ATTEMPTS'],
  example: { request: {} },
});
