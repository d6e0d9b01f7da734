import type { credits } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useUser } from '../../../../shared/customer/use-user.ts';

/** Names the call without its code, which is loaded with the line. */
const CALL: (typeof credits)['id'] = 'credits';

export interface KnownCredits {
  /** True once it is clear if there is a line: what stands below it may then be shown without moving later. */
  readonly isKnown: boolean;
  readonly line: ReactNode;
}

/** Returns the line about credits; a failed read leaves the page without it. */
export function useCreditLine(): KnownCredits {
  const app = useApp();
  const { user } = useUser();
  // Before the user is known the request runs in parallel with theirs.
  const isOpen = user === undefined || user.modules.support === 'ACTIVE';
  const { data, isLoading } = useQuery({
    queryKey: app.keyOf({ id: CALL }, 'open'),
    queryFn: () => import('./open-credits.ts').then(({ readOpenCredits }) => readOpenCredits(app)),
    meta: { invalidatedBy: 'cases' },
    retry: false,
    enabled: isOpen && app.config.capabilities.includes(CALL),
  });
  const hasLine = data !== undefined && data.credits.length > 0;
  return { isKnown: !isLoading, line: hasLine ? createElement(data.CreditLine, { credits: data.credits }) : null };
}
