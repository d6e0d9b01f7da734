import { destination } from 'pino';

export interface LogTarget {
  write(line: string): void;
}

/** Characters that are written at once, whatever time has passed. */
const mostHeld = 8 * 1024;

/** The delay of a line; a server that is killed loses those of this time. */
const longestHeldMs = 100;

const warning = 40;

/**
 * Writes log lines together, since a system call for each takes a tenth of the time of its request. Warnings and
 * errors are written at once, and everything when the process ends.
 */
export function logOutput(to: { readonly fd: number } | { readonly dest: string }): LogTarget {
  const output = destination({ ...to, sync: false });
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held !== '') output.write(held);
    held = '';
  };
  // Before Pino's own listener, which writes what the output still has.
  process.prependListener('exit', flush);
  return {
    // Pino then sets `lastLevel` before each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      held += line;
      if (this.lastLevel >= warning || held.length >= mostHeld) flush();
      else timer ??= setTimeout(flush, longestHeldMs).unref();
    },
  } as LogTarget & { lastLevel: number };
}

let standard: LogTarget | undefined;

/** Returns the one target of standard output. */
export const standardOutput = (): LogTarget => (standard ??= logOutput({ fd: 1 }));
