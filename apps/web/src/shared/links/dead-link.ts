import { CallError } from '@sportello/calls';

/** Whether a link with which one comes in without signing in opens nothing any more. */
export function isDeadLink(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'LINK_NOT_VALID';
}

/** How often what a link opens is asked for again. */
export function retryLink(count: number, error: Error): boolean {
  return !isDeadLink(error) && count < 2;
}
