import { CallError, inTheirName, type Call } from '@sportello/calls';
import type { Impersonation } from '@sportello/domain';
import { useActing } from '../../api/start/sign-in-gate.ts';

type Asked = Parameters<typeof inTheirName>[0];

/**
 * Returns the server's error for a call closed to an operator in a customer's name; undefined if it is open
 * (operatore.impersonare.7).
 */
export function closedReason(customer: Impersonation | undefined, entry: Asked): CallError | undefined {
  if (customer === undefined) return undefined;
  switch (inTheirName(entry)) {
    case 'ONESELF':
    case 'READ':
      return undefined;
    case 'NEVER':
      return new CallError('refused', '', { status: 403, code: 'NOT_ALLOWED' });
    case 'CHANGE':
      return customer.mode === 'MODIFICA'
        ? undefined
        : new CallError('refused', '', { status: 403, code: 'IMPERSONATION_READ_ONLY' });
  }
}

/** Returns a check of the calls open to the user: all for customers, fewer for operators acting for them. */
export function useMay(): (entry: Call) => boolean {
  const customer = useActing();
  return (entry) => closedReason(customer, entry) === undefined;
}
