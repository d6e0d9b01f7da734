import type { OutgoingPush } from '../../../src/ports/push/push-transport.ts';

export const samplePush: OutgoingPush = {
  id: '12',
  kind: 'BOLLETTA',
  words: { title: 'push_bolletta_title', body: 'push_bolletta_body' },
  tag: 'BOLLETTA',
  ttlSeconds: 259_200,
  isUrgent: false,
  topic: null,
};
