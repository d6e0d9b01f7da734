/** What a hint can be about: entries of the catalogue say which one makes their answer worth asking again. */
export const invalidationTopics = [
  'notifications',
  'contracts',
  'readings',
  'interventions',
  'bills',
  'changes',
] as const;
export type InvalidationTopic = (typeof invalidationTopics)[number];
