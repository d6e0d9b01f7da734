import type { ContractPayment } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import pMap from 'p-map';
import { useApp } from '../../../api/app.ts';
import type { BilledAccount } from '../accounts.ts';
import { paymentNow } from '../queries.ts';

/** An account with the payment method displayed to the customer. */
export interface SeenAccount extends BilledAccount {
  readonly payment: ContractPayment;
}

/** Maximum concurrent requests. */
const AT_ONCE = 6;

/**
 * Reads the payment methods when confirmation is requested and keeps that snapshot until it is read again: the change
 * is based on it.
 */
export function useSeen(accounts: readonly BilledAccount[], isWanted: boolean) {
  const app = useApp();
  return useQuery({
    queryKey: app.keyOf(
      { id: 'seen payments' },
      accounts.map(({ account }) => account),
    ),
    queryFn: () =>
      pMap(
        accounts,
        async (billed): Promise<SeenAccount> => {
          return { ...billed, payment: await paymentNow(app, billed) };
        },
        { concurrency: AT_ONCE },
      ),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: 0,
  });
}
