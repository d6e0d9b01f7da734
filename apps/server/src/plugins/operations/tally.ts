export interface Count<Facts> {
  readonly facts: Facts;
  count: number;
}

/** The limit on distinct kinds per window, since addresses are unbounded. */
const mostKinds = 1000;

export class Tally<Facts> {
  #counts = new Map<string, Count<Facts>>();

  /** Returns true for the first occurrence since the last {@link take}. */
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

  /** Returns the kinds that occurred more than once and resets the counts. */
  take(): Count<Facts>[] {
    const counts = [...this.#counts.values()].filter(({ count }) => count > 1);
    this.#counts.clear();
    return counts;
  }
}
