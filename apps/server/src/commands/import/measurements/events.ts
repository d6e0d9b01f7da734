import type { ApiError } from '../table/columns.ts';
import { xmlFilesIn } from './archive.ts';
import { pointsIn, REJECTED, type FoundPoint } from './points.ts';

/** A step of reading a file, which can be cloned from one thread to another. */
export type FlowEvent =
  /** An XML file begins, of which come the points that follow. */
  | { readonly kind: 'xml'; readonly name: string; readonly isInArchive: boolean }
  | FoundPoints
  | { readonly kind: 'notXml'; readonly name: string };

export interface FoundPoints {
  readonly kind: 'points';
  /** The number of points, those that were rejected included. */
  readonly size: number;
  readonly good: readonly FoundPoint[];
  readonly errors: readonly ApiError[];
}

/** Points whose contracts and older curves are read together: a month of them has some 50,000 values. */
const BATCH = 16;

/** Reads a file of measurements or an archive of them, step by step. */
export async function* readFlows(file: string, now: Date): AsyncGenerator<FlowEvent> {
  let leftOut: string[] = [];
  for await (const xml of xmlFilesIn(file, (name) => leftOut.push(name))) {
    yield* leftOut.map((name) => ({ kind: 'notXml', name }) as const);
    leftOut = [];
    const { name, isInArchive } = xml;
    yield { kind: 'xml', name, isInArchive };
    let errors: ApiError[] = [];
    let good: FoundPoint[] = [];
    let size = 0;
    const taken = (): FoundPoints => {
      const points = { kind: 'points', size, good, errors } as const;
      [errors, good, size] = [[], [], 0];
      return points;
    };
    const where = isInArchive ? `${file}: ${name}` : file;
    try {
      for await (const point of pointsIn(xml, where, now, (each) => errors.push(each))) {
        size += 1;
        if (point !== REJECTED) good.push(point);
        if (size === BATCH) yield taken();
      }
    } catch (error) {
      // A damaged file also reports the points that were rejected before its fault.
      if (size > 0) yield taken();
      throw error;
    }
    if (size > 0) yield taken();
  }
  yield* leftOut.map((name) => ({ kind: 'notXml', name }) as const);
}
