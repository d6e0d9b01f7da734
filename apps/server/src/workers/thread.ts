import { move, transferableSymbol, valueSymbol } from 'piscina';
import { ApiError } from '../errors/api-error.ts';
import { StartError } from '../errors/start-error.ts';
import type { Job, Outcome } from './job.ts';
import { taskFunctions } from './task-functions.ts';

export default async function perform({ task, input }: Job): Promise<Outcome> {
  try {
    const value = await (taskFunctions[task] as (given: unknown) => unknown)(input);
    return handedOver({ value }, buffersIn(value));
  } catch (error) {
    if (error instanceof ApiError) return { refused: { code: error.code, fields: error.fields } };
    if (error instanceof StartError) return { unusable: error.lines };
    // Imported lazily: it loads database errors, which a PDF thread doesn't need.
    const { noteOf } = await import('../errors/note.ts');
    return { failed: noteOf(error) };
  }
}

/** Marks buffers to be transferred instead of copied. */
function handedOver(outcome: Outcome, buffers: ArrayBuffer[]): Outcome {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: outcome }) as unknown as Outcome;
}

/** Lists the buffers of a task's bytes or byte fields; a view on part of a buffer is copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  const parts = value instanceof Uint8Array ? [value] : typeof value === 'object' && value ? Object.values(value) : [];
  return parts.flatMap((part: unknown) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  );
}
