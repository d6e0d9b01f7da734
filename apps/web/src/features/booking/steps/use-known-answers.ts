import type { BookingFields } from '@sportello/domain';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { knownAddresses, onlyAddress, placeFields } from './known-addresses.ts';

/**
 * Answers that a new booking need not ask for: the only home and the contacts of the profile (prenotazione.luogo.1).
 * They stand in the summary, where each can be changed.
 */
export function useKnownAnswers(): BookingFields {
  const { user } = useUser();
  const { data } = useContractLists();
  const home = onlyAddress(knownAddresses(data ?? []));
  return {
    ...(home && placeFields(home)),
    ...(user?.email !== undefined && { email: user.email }),
    ...(user?.phoneNumber !== undefined && { phoneNumber: user.phoneNumber }),
  };
}
