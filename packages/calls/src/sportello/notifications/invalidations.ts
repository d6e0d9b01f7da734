import { defineEventsCall } from '../../mechanism/call.ts';
import { invalidationTopics } from '../../mechanism/invalidation-topics.ts';

/**
 * Tells an open app what is worth asking again. What is missed while the line is down is made good
 * by asking: each line begins with `ciao` once the server listens.
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
