import * as z from 'zod/mini';
import type { Fields } from './call.ts';

/**
 * Returns the faults of a request part for test tables, each as `field CODE` (Zod's own code where there is none of
 * ours); empty when the part is valid.
 */
export function rejectedFor(part: Fields | undefined, value: unknown): string[] {
  if (!part) throw new Error('The call has no such part');
  const { error } = z.safeParse(part, value);
  return (error?.issues ?? []).flatMap((issue) => {
    const code = /^[A-Z0-9_]+$/.test(issue.message) ? issue.message : issue.code;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => `${[...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.')} ${code}`);
  });
}
