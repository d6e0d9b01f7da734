/**
 * A reason not to start that the operator can mend: bad settings, a taken port, an unreachable database.
 * It is shown as its own lines and nothing else, because a stack trace hides the one sentence that helps.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: { cause?: unknown }) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.lines = all;
  }
}

/** The code that Node and PostgreSQL put on their errors (`ECONNREFUSED`, `28P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The first line of whatever was thrown: PostgreSQL and Node put their hints on the lines after it. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0] ?? '';
}
