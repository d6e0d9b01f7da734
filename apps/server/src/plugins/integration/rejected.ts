import type { LineError } from '../../areas/integration/usecases/outcomes/read.ts';

export const MOST_REPORTED = 10_000;

/**
 * Collects rejected lines: all are counted, only the first are listed. Errors of the same line must be added
 * consecutively.
 */
export class LineErrors {
  readonly #told: LineError[] = [];
  #count = 0;
  #last = 0;

  add(refusal: LineError): void {
    if (refusal.line !== this.#last) this.#count += 1;
    this.#last = refusal.line;
    if (this.#told.length < MOST_REPORTED) this.#told.push(refusal);
  }

  get count(): number {
    return this.#count;
  }

  get told(): readonly LineError[] {
    return this.#told;
  }
}
