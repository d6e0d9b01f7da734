import type { Answered } from '@sportello/calls';
import type { UseQueryResult } from '@tanstack/react-query';

/** Where something that was asked for stands. The parts beside this file draw it, the same on every screen. */
export interface Read<Data> {
  /** Absent until it has come, and where it can't be had: that is never the same as nothing. */
  readonly data: Data | undefined;
  /** Why it can't be had now; what was read before may still be there. */
  readonly error: Error | null;
  /** It is asked for, for the first time or again. */
  readonly isAsking: boolean;
  /** When it came, as the device counts time. */
  readonly at: number | undefined;
  /** How many elements of a list could not be read; the others stand. */
  readonly setAside: number;
  readonly askAgain: () => void;
}

/** What a failure needs to be told, and to be tried again. */
export interface FailedRead {
  readonly error: unknown;
  readonly isAsking?: boolean;
  readonly askAgain?: () => void;
}

/** Where a query of one entry of the catalogue stands. */
export function readOf<Model>(query: UseQueryResult<Answered<Model>>): Read<Model> {
  return { ...readOfData(query), data: query.data?.model, setAside: query.data?.setAside.length ?? 0 };
}

/** Where a query of anything else stands: a file, or several answers made one. */
export function readOfData<Data>(query: UseQueryResult<Data>): Read<Data> {
  return {
    data: query.data,
    error: query.error,
    isAsking: query.isFetching,
    at: query.dataUpdatedAt === 0 ? undefined : query.dataUpdatedAt,
    setAside: 0,
    askAgain: () => void query.refetch(),
  };
}

/** The same read, seen as what a screen makes of its data. */
export function withData<Data>(read: Read<unknown>, data: Data | undefined): Read<Data> {
  return { ...read, data };
}
