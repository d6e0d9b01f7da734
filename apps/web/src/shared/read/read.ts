import type { Answered } from '@sportello/calls';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read; the components in this folder render it alike everywhere. */
export interface Read<Data> {
  /** Absent until loaded and after a failure, which is never the same as empty. */
  readonly data: Data | undefined;
  /** The current error; data from an earlier read may still be present. */
  readonly error: Error | null;
  readonly isAsking: boolean;
  /** Device time of the answer, in ms. */
  readonly at: number | undefined;
  /** The answer is an earlier one, kept for times without a network. */
  readonly isKept?: boolean;
  /** Number of list elements that could not be parsed; the others remain. */
  readonly setAside: number;
  readonly askAgain: () => void;
}

export interface FailedRead {
  readonly error: unknown;
  readonly isAsking?: boolean;
  readonly askAgain?: () => void;
}

/** The state of a query of one catalogue entry. */
export function readOf<Model>(query: UseQueryResult<Answered<Model>>): Read<Model> {
  const { model: data, setAside, keptAt } = query.data ?? {};
  const read = { ...readOfData(query), data, setAside: setAside?.length ?? 0 };
  return keptAt === undefined ? read : { ...read, at: keptAt, isKept: true };
}

/** The state of any other query: a file, or several combined answers. */
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

/** Replaces the data of a read by what a screen derives from it. */
export function withData<Data>(read: Read<unknown>, data: Data | undefined): Read<Data> {
  return { ...read, data };
}
