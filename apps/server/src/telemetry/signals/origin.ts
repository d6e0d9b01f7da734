import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that caused the current work; a job keeps it as data, so both fields are plain text. */
export interface Origin {
  readonly requestId?: string;
  /** The current span in the form of W3C Trace Context; absent where nothing is traced. */
  readonly traceparent?: string;
}

export const originStore = new AsyncLocalStorage<Origin>();

export const currentOrigin = (): Origin => originStore.getStore() ?? {};

export const runFrom = <T>(origin: Origin, work: () => T): T => originStore.run(origin, work);

/** Reads the origin that a job has stored in its data. */
export function originOf(data: unknown): Origin {
  if (typeof data !== 'object' || data === null) return {};
  const { requestId, traceparent } = data as Readonly<Record<string, unknown>>;
  return {
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof traceparent === 'string' && { traceparent }),
  };
}
