import { availableParallelism, cpus } from 'node:os';
import { benches } from './benches.ts';
import type { Bench } from './lib/bench.ts';
import { Place } from './lib/place.ts';

// `npm run bench` runs all benchmarks, each printing ratios; `npm run bench -- scale` runs one, with its options
// after the name. Each starts its own servers on a database in the system's temporary folder, and removes them
// afterwards.

/** Timeout: beyond it a benchmark hangs, or the machine is unsuitable for measuring. */
const longestMinutes = 10;

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

const given = process.argv.slice(2);
const firstOption = given.findIndex((each) => each.startsWith('--'));
const wanted = firstOption === -1 ? given : given.slice(0, firstOption);
const args = firstOption === -1 ? [] : given.slice(firstOption);
const unknown = wanted.find((name) => !benches.some((bench) => bench.name === name));
if (unknown !== undefined) {
  console.error(`There is no benchmark ${unknown}: there are ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`);
const isAsked = ({ name, isOnlyNamed = false }: Bench) => (wanted.length === 0 ? !isOnlyNamed : wanted.includes(name));
for (const bench of benches.filter(isAsked)) {
  const start = Date.now();
  const place = new Place();
  opened.push(async () => place.remove());
  const tooLong = setTimeout(
    () => giveUp(`${bench.name} took too long.`),
    (bench.longestMinutes ?? longestMinutes) * 60_000,
  );
  try {
    const results = await bench.run(place, opened, args);
    console.log(`\n${bench.title}\n\n${results}\n\nin ${((Date.now() - start) / 1000).toFixed(0)} s`);
  } finally {
    clearTimeout(tooLong);
    await close();
  }
}
process.exit(0);
