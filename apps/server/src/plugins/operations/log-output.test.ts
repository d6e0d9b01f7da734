import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logOutput } from './log-output.ts';
import { loggingOptions } from './logging.ts';

function newLog() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Only these are fake, so that the file is written for real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = path.join(folder, 'log');
  const { log } = Fastify(loggingOptions('info', logOutput({ dest: file })));
  const written = async (count: number) => {
    for (let tries = 0; tries < 10_000; tries += 1) {
      await turn();
      const lines = linesOf(file);
      if (lines.length >= count) return lines;
    }
    return linesOf(file);
  };
  return { log, written };
}

function linesOf(file: string): number[] {
  const text = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  return text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as { n: number }).n));
}

it('writes lines together, in order, a moment later', async () => {
  const { log, written } = newLog();
  for (const n of [1, 2, 3]) log.info({ n }, 'request');
  for (let count = 0; count < 100; count += 1) await turn();
  expect(await written(0)).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(await written(3)).toEqual([1, 2, 3]);
});

it('writes a warning at once, and what came before it', async () => {
  const { log, written } = newLog();
  log.info({ n: 1 }, 'request');
  log.warn({ n: 2 }, 'out of reach');
  expect(await written(2)).toEqual([1, 2]);
});
