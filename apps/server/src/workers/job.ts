import type { ErrorCode, InvalidField } from '@sportello/calls';
import type { Config } from '../config/config.ts';
import type { ErrorNote } from '../errors/note.ts';
import type { Tasks } from './tasks.ts';

/** What a thread is started with. */
export interface ThreadSettings {
  readonly config: Config;
  readonly database: { readonly url: string; readonly longestStatementMs?: number };
}

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
