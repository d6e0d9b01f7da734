import type { LineError } from '../../areas/integration/usecases/outcomes/read.ts';

/** How many refusals an answer tells. */
export const MOST_REPORTED = 10_000;

/** Lines that were refused: all are counted, and the first are told. Those of one line come one after the other. */
export class LineErrors {
  readonly #told: LineError[] = [];
  #count = 0;
  #last = 0;

  add(refusal: LineError): void {
    if (refusal.line !== this.#last) this.#count += 1;
    this.#last = refusal.line;
    if (this.#told.length < MOST_REPORTED) this.#told.push(refusal);
  }

  /** How many lines. */
  get count(): number {
    return this.#count;
  }

  get told(): readonly LineError[] {
    return this.#told;
  }
}
