import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { errorCode, StartError } from './start-error.ts';

export interface ErrorNote {
  readonly type: string;
  /** Empty where it may quote values. */
  readonly message: string;
  readonly code?: string;
  /** The failed statement by its verb and table: `insert messages`. */
  readonly statement?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly stack: string;
  readonly cause?: ErrorNote;
}

/** An error from another thread, which passes on only its note. */
export class NotedError extends Error {
  readonly note: ErrorNote;
  readonly code: string | undefined;

  constructor(note: ErrorNote) {
    super(note.message, note.cause && { cause: new NotedError(note.cause) });
    this.name = note.type;
    this.note = note;
    this.code = note.code;
  }
}

/**
 * Returns an error in loggable form, without values, which are customer data: a failed statement carries
 * its parameters, and the messages of PostgreSQL and of parsers quote them.
 */
export function noteOf(error: unknown): ErrorNote {
  if (error instanceof NotedError) return error.note;
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = errorCode(error);
  return {
    type: /^error$/i.test(error.name) ? error.constructor.name : error.name,
    message: quotes(error) ? '' : error.message,
    ...(code !== undefined && { code }),
    ...(error instanceof DrizzleQueryError && { statement: statementName(error.query) }),
    ...(error instanceof DatabaseError && placeOf(error)),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: noteOf(error.cause) }),
  };
}

/** Returns one line, outermost error first: `DrizzleQueryError select sessions < Error ECONNREFUSED`. */
export function briefNoteOf(error: unknown): string {
  const { type, statement, code, message, cause } = noteOf(error);
  const own = [type, statement, code ?? message].filter(Boolean).join(' ');
  return cause === undefined ? own : `${own} < ${briefNoteOf((error as Error).cause)}`;
}

/** Returns the terminal message for a fatal error: full text for the operator, else a note. */
export function lastWords(problem: unknown): string {
  if (problem instanceof StartError || problem instanceof TypeError) return problem.message;
  return inspect(noteOf(problem), { depth: 6 });
}

/** Messages of PostgreSQL and of parsers may quote values. */
function quotes(error: Error): boolean {
  return error instanceof DrizzleQueryError || error instanceof DatabaseError || error instanceof SyntaxError;
}

function placeOf({ constraint, table, column }: DatabaseError): Pick<ErrorNote, 'constraint' | 'table' | 'column'> {
  return {
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
  };
}

/** A stack begins with the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
}

/** `insert messages`, `select accounts`, `select pg_notify`: only names, never values. */
export function statementName(query: string): string {
  const verb = /^\s*(\w+)/.exec(query)?.[1] ?? '';
  const object = /\b(?:from|into|update)\s+"?(\w+)/i.exec(query) ?? /^\s*select\s+(\w+)\(/i.exec(query);
  return `${verb} ${object?.[1] ?? ''}`.trim().toLowerCase();
}
