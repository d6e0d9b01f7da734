import type { ContractPayment } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import pMap from 'p-map';
import { useApp } from '../../../api/app.ts';
import type { BilledAccount } from '../accounts.ts';
import { paymentNow } from '../queries.ts';

/** An account with how it was paid when the customer looked. */
export interface SeenAccount extends BilledAccount {
  readonly payment: ContractPayment;
}

/** More would only wait for each other. */
const AT_ONCE = 6;

/**
 * How the accounts are paid at the moment when the customer is asked to confirm. It stays what was
 * seen, whatever happens meanwhile, until it is asked for again: that is what a change is made over.
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
