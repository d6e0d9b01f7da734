import { setTimeout as wait } from 'node:timers/promises';

/** Asks every 100 ms until it holds; rejects with the wish after a minute. */
export async function until(wish: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) if (await holds()) return;
  throw new Error(`a minute has passed before ${wish}`);
}
