/** What is counted for one kind of thing within a window. */
export interface Count<Facts> {
  readonly facts: Facts;
  count: number;
}

/** Kinds told apart within a window: addresses are made up without end. */
const mostKinds = 1000;

/** Counts what repeats, so that it can be told once and then as a number. */
export class Tally<Facts> {
  #counts = new Map<string, Count<Facts>>();

  /** Counts one more of a kind; true for the first since the last {@link take}. */
  isFirst(kind: string, facts: Facts): boolean {
    const known = this.#counts.get(kind);
    if (known !== undefined) {
      known.count += 1;
      return false;
    }
    if (this.#counts.size >= mostKinds) return false;
    this.#counts.set(kind, { facts, count: 1 });
    return true;
  }

  /** What was there more than once since the last time. */
  take(): Count<Facts>[] {
    const counts = [...this.#counts.values()].filter(({ count }) => count > 1);
    this.#counts.clear();
    return counts;
  }
}
