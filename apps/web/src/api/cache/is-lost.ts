import { CallError } from '@sportello/calls';

/** No response came, so a retry can help; an error response would only be repeated. */
export const isLost = (error: unknown): boolean => error instanceof CallError && error.kind === 'offline';
