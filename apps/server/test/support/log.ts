import type { LogTarget } from '../../src/plugins/operations/log-output.ts';

export interface TestLog extends LogTarget {
  /** The lines since the last call. */
  take(): Record<string, unknown>[];
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
