import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { ErrorCode, InvalidField } from '@sportello/calls';
import type { ErrorNote } from '../errors/note.ts';
import { ApiError } from '../errors/api-error.ts';
import { StartError } from '../errors/start-error.ts';
import { tasks, type Tasks } from './tasks.ts';

/** What a thread is asked to do. */
export interface Job {
  readonly task: keyof Tasks;
  readonly input: unknown;
}

/** What became of it. Errors don't cross over with all that they are, and may hold what no log may. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly refused: { readonly code: ErrorCode; readonly fields: readonly InvalidField[] } }
  /** What was given can't be used, and why. */
  | { readonly unusable: readonly string[] }
  | { readonly failed: ErrorNote };

/** The one function that a worker thread is called with. */
export default async function perform({ task, input }: Job): Promise<Outcome> {
  try {
    const value = await (tasks[task] as (given: unknown) => unknown)(input);
    return handedOver({ value }, buffersIn(value));
  } catch (error) {
    if (error instanceof ApiError) return { refused: { code: error.code, fields: error.fields } };
    if (error instanceof StartError) return { unusable: error.lines };
    // Only then: it knows the database's errors, and a thread that makes PDFs needs no database.
    const { noteOf } = await import('../errors/note.ts');
    return { failed: noteOf(error) };
  }
}

/** Has buffers handed over, not copied. */
function handedOver(outcome: Outcome, buffers: ArrayBuffer[]): Outcome {
  return move({ [transferableSymbol]: buffers, [valueSymbol]: outcome }) as unknown as Outcome;
}

/** The buffers of a task's bytes, or of its fields that are bytes; a part of a buffer is copied. */
function buffersIn(value: unknown): ArrayBuffer[] {
  const parts = value instanceof Uint8Array ? [value] : typeof value === 'object' && value ? Object.values(value) : [];
  return parts.flatMap((part: unknown) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  );
}
