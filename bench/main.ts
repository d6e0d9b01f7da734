import { availableParallelism, cpus } from 'node:os';
import type { Bench } from './lib/bench.ts';
import { Place } from './lib/place.ts';
import { faults } from './faults.ts';
import { contracts } from './contracts.ts';
import { mail } from './mail.ts';
import { importing } from './import.ts';
import { overhead } from './overhead.ts';
import { paint } from './paint.ts';
import { scale } from './scale.ts';
import { weight } from './weight.ts';
import { suggestions } from './suggestions.ts';

// `npm run bench`: all benchmarks, each printing ratios; `npm run bench -- scale` runs one. Each
// starts its own servers on a database of its own below the system's temporary folder, and takes
// them away again.

const benches: readonly Bench[] = [weight, paint, contracts, overhead, scale, suggestions, mail, importing, faults];

/** A benchmark that takes longer than this hangs, or the machine is of no use for measuring. */
const longestBench = 10 * 60_000;

let closing: Promise<void> | undefined;
const opened: (() => Promise<unknown>)[] = [];

function close(): Promise<void> {
  closing ??= (async () => {
    for (let next = opened.pop(); next !== undefined; next = opened.pop()) await next();
  })().finally(() => (closing = undefined));
  return closing;
}

function giveUp(why: string): void {
  console.error(why);
  void close().finally(() => process.exit(1));
}

for (const request of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(request, () => giveUp('Stopped.'));
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !benches.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}: there are ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const start = Date.now();
  const place = new Place();
  opened.push(async () => place.remove());
  const tooLong = setTimeout(() => giveUp(`${bench.name} took too long.`), longestBench);
  try {
    const results = await bench.run(place, opened);
    console.log(`\n${bench.title}\n\n${results}\n\nin ${((Date.now() - start) / 1000).toFixed(0)} s`);
  } finally {
    clearTimeout(tooLong);
    await close();
  }
}
process.exit(0);
