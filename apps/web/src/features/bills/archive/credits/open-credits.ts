import { credits } from '@sportello/calls';
import type { App } from '../../../../api/app.ts';
import { CreditLine } from './CreditLine.tsx';

/** Returns the credits that no bill has deducted yet, with what shows them. */
export async function readOpenCredits({ read }: Pick<App, 'read'>) {
  const all = await read(credits, {});
  return { CreditLine, credits: all.filter(({ billNumber }) => billNumber === undefined) };
}
