import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { drawPicture, type Asked } from './draw.ts';

// Only the server ends this process, and it does so by closing the channel.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

// Linux ends this process and not the server if the machine itself is short of memory.
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // Some containers forbid it, and the limit of the watchdog remains.
  }
}

const [, , mostMemoryBytes] = process.argv;
new Worker(new URL('watchdog.ts', import.meta.url), {
  workerData: { mostMemoryBytes: Number(mostMemoryBytes) },
  resourceLimits: { maxOldGenerationSizeMb: 16 },
}).unref();

process.on('message', (asked: Asked) => {
  void drawPicture(asked).then((drawn) => process.send?.(drawn));
});
