/** Topics of invalidation events: catalogue entries declare the one that makes their answer stale. */
export const invalidationTopics = [
  'notifications',
  'contracts',
  'readings',
  'interventions',
  'bills',
  'changes',
  'cases',
  'supplyRequests',
  'notices',
] as const;
export type InvalidationTopic = (typeof invalidationTopics)[number];
