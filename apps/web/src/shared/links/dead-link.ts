import { CallError } from '@sportello/calls';

/** True if a link that works without sign-in has expired. */
export function isDeadLink(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'LINK_NOT_VALID';
}

/** Retries twice, unless the link has expired. */
export function retryLink(count: number, error: Error): boolean {
  return !isDeadLink(error) && count < 2;
}
