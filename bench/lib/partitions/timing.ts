import type pg from 'pg';
import { median } from '../statistics.ts';
import type { Variant } from './variants.ts';

/** A read whose n-th execution has these values. */
export interface Read {
  readonly name: string;
  readonly text: (table: string) => string;
  readonly values: (n: number) => readonly unknown[];
}

/** Work that is done once on each variant. */
export interface Upkeep {
  readonly name: string;
  /** Prepares what is measured. */
  readonly prepare?: (variant: Variant) => Promise<unknown>;
  readonly work: (variant: Variant) => Promise<unknown>;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds on each variant; the median of a read. */
  readonly ms: readonly number[];
}

/** Measures reads on each variant in turn, so that other work on the machine affects all alike; then upkeep. */
export async function measure(
  client: pg.Client,
  variants: readonly Variant[],
  {
    reads,
    upkeep,
    times,
  }: { readonly reads: readonly Read[]; readonly upkeep: readonly Upkeep[]; readonly times: number },
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const { name, text, values } of reads) {
    const ms = variants.map((): number[] => []);
    for (let n = 0; n < times; n += 1) {
      for (const [at, { table }] of variants.entries()) {
        ms[at]?.push(await msOf(() => client.query(text(table), [...values(n)])));
      }
    }
    measured.push({ name, ms: ms.map(median) });
  }
  for (const { name, prepare, work } of upkeep) {
    const ms = [];
    for (const variant of variants) {
      await prepare?.(variant);
      ms.push(await msOf(() => work(variant)));
    }
    measured.push({ name, ms });
  }
  return measured;
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
