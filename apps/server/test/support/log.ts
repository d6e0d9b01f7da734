import type { LogTarget } from '../../src/plugins/operations/logging.ts';

/** A log that a test reads. */
export interface TestLog extends LogTarget {
  /** What was written since the last time. */
  take(): Record<string, unknown>[];
  /** All of it so far, as it was written. */
  readonly text: string;
}

export function testLog(): TestLog {
  const lines: string[] = [];
  let taken = 0;
  return {
    write: (line) => void lines.push(line),
    take() {
      const fresh = lines.slice(taken).map((line) => JSON.parse(line) as Record<string, unknown>);
      taken = lines.length;
      return fresh;
    },
    get text() {
      return lines.join('');
    },
  };
}
