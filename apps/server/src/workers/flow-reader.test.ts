import { setImmediate as othersTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readFlows, type FlowEvent } from '../commands/import/measurements/events.ts';
import { StartError } from '../errors/start-error.ts';
import { electricityXml, quarters, same, writeMeasurements, zipOf } from '../../test/support/measurements.ts';
import { temporaryFolder } from '../../test/support/server-process.ts';
import { readFlowsInThread } from './flow-reader.ts';

const now = new Date('2026-11-20T09:00:00Z');
const month = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'));

const flowOf = (points: number) =>
  electricityXml(
    'PDO',
    Array.from({ length: points }, (_, n) => ({
      pod: n === 1 ? 'wrong' : `IT001E${String(n).padStart(8, '0')}`,
      facts: { MeseAnno: '09/2024' },
      curve: month.map((day) => quarters(day, same(96))).join(''),
    })),
  );

async function eventsOf(events: AsyncIterable<FlowEvent>): Promise<FlowEvent[]> {
  const all: FlowEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Counts how often others had their turn while something was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const progress = { isOver: false };
  void work.finally(() => (progress.isOver = true));
  let turns = 0;
  for (; !progress.isOver; turns += 1) await othersTurn();
  return turns;
}

it('returns the same as on this thread, which others can use meanwhile', async () => {
  const file = writeMeasurements(temporaryFolder(), flowOf(100));
  const here = eventsOf(readFlows(file, now));
  const turnsHere = await turnsDuring(here);
  const there = eventsOf(readFlowsInThread(file, now));
  const turnsThere = await turnsDuring(there);
  const events = await there;
  expect(events).toEqual(await here);
  expect(events.flatMap((event) => (event.kind === 'points' ? event.errors : []))).toMatchObject([{ field: 'Pod' }]);
  expect(turnsThere).toBeGreaterThan(5 * turnsHere);
});

it('returns each file of an archive, and the names of those that are no XML', async () => {
  const archive = zipOf({ 'a.xml': flowOf(3), 'note.txt': 'x', 'b.xml': flowOf(17) });
  const file = writeMeasurements(temporaryFolder(), archive, 'zip');
  const events = await eventsOf(readFlowsInThread(file, now));
  expect(events.map((event) => (event.kind === 'points' ? event.size : event.name))).toEqual([
    'a.xml',
    3,
    'note.txt',
    'b.xml',
    16,
    1,
  ]);
});

it('rejects a damaged file with its line, after the points before it', async () => {
  const file = writeMeasurements(temporaryFolder(), flowOf(3).replace('</FlussoMisure>', '<DatiPod>'));
  const sizes: number[] = [];
  const reading = (async () => {
    for await (const event of readFlowsInThread(file, now)) if (event.kind === 'points') sizes.push(event.size);
  })();
  await expect(reading).rejects.toThrow(StartError);
  await expect(reading).rejects.toThrow(/line 6: /);
  expect(sizes).toEqual([3]);
});

it('ends the thread of a reader that goes away', async () => {
  const file = writeMeasurements(temporaryFolder(), flowOf(100));
  for await (const event of readFlowsInThread(file, now)) {
    expect(event).toMatchObject({ kind: 'xml' });
    break;
  }
});
