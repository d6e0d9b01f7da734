/** Rows of one transaction: few enough that nobody waits long for a lock that it holds. */
const batchSize = 1000;

/** Repeats a batch, each in a transaction of its own, until one finds less than it may take; returns the sum. */
export async function repeatBatches(runBatch: (size: number) => Promise<number>, size = batchSize): Promise<number> {
  let sum = 0;
  for (;;) {
    const done = await runBatch(size);
    sum += done;
    if (done < size) return sum;
  }
}
