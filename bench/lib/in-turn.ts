import { load, type Client, type Target } from './load.ts';
import { median, quantile } from './statistics.ts';

/** Sends rounds of requests to both sides alternately; the p99 of a side is over all its customers. */
export async function measureInTurn(
  client: Client,
  sides: readonly (readonly Target[])[],
  { requests, rounds, atOnce }: { requests: number; rounds: number; atOnce: number },
) {
  const width = sides[0]?.length ?? 0;
  const inTurn = Array.from({ length: width }, (_, index) => sides.map((targets) => targets[index])).flat();
  const targets = inTurn.filter((target) => target !== undefined);
  // Warms up compiled code and the tables' cached pages.
  await load(client, targets, { requests: requests * 3, atOnce });

  const measured: number[][][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await load(client, targets, { requests: requests * sides.length, atOnce });
    measured.push(sides.map((_, side) => times.filter((__, index) => index % sides.length === side).flat()));
  }
  const of = (part: number) =>
    sides.map((_, side) => median(measured.map((round) => quantile(round[side] ?? [], part))));
  const ratios = measured.map(([small = [], large = []]) => quantile(large, 0.99) / quantile(small, 0.99));
  return { p50: of(0.5), p99: of(0.99), ratio: median(ratios) };
}
