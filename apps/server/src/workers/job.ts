import type { ErrorCode, InvalidField } from '@sportello/calls';
import type { Config } from '../config/config.ts';
import type { settingsOf } from '../db/pool.ts';
import type { ErrorNote } from '../errors/note.ts';
import type { Tasks } from './tasks.ts';

export interface ThreadSettings {
  readonly config: Config;
  readonly database: ReturnType<typeof settingsOf>;
}

export interface Job {
  readonly task: keyof Tasks;
  readonly input: unknown;
}

/** Errors lose properties when cloned and may hold data that must not be logged, so only a note is returned. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly refused: { readonly code: ErrorCode; readonly fields: readonly InvalidField[] } }
  /** The input is invalid, for these reasons. */
  | { readonly unusable: readonly string[] }
  | { readonly failed: ErrorNote };
