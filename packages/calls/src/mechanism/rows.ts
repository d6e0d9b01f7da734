import * as z from 'zod/mini';
import type { Fields } from './call.ts';

/**
 * How a part of a request fares, for the tables of tests: each fault as `field CODE` (the schema's
 * own word where it has none of ours), none when the part is taken.
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
