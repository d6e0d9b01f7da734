import { BILL_FILTERS, catalogue, type Call, type CallId } from '@sportello/calls';
import { addressesHandlers } from '../areas/addresses/handlers.ts';
import { billsHandlers } from '../areas/bills/handlers.ts';
import { bookingHandlers } from '../areas/booking/handlers.ts';
import { casesHandlers } from '../areas/cases/handlers.ts';
import { noticesHandlers } from '../areas/notices/handlers.ts';
import { consumptionHandlers } from '../areas/consumption/handlers.ts';
import { contentHandlers } from '../areas/content/handlers.ts';
import { contractsHandlers } from '../areas/contracts/handlers.ts';
import { credentialsHandlers } from '../areas/credentials/handlers.ts';
import { documentsHandlers } from '../areas/documents/handlers.ts';
import { homeHandlers } from '../areas/home/handlers.ts';
import { integrationHandlers } from '../areas/integration/handlers.ts';
import { interventionsHandlers } from '../areas/interventions/handlers.ts';
import { invitationsHandlers } from '../areas/invitations/handlers.ts';
import { leavingHandlers } from '../areas/leaving/handlers.ts';
import { loyaltyHandlers } from '../areas/loyalty/handlers.ts';
import { notificationsHandlers } from '../areas/notifications/handlers.ts';
import { payingHandlers } from '../areas/paying/handlers.ts';
import { paymentMethodsHandlers } from '../areas/payment-methods/handlers.ts';
import { pricesHandlers } from '../areas/prices/handlers.ts';
import { profileHandlers } from '../areas/profile/handlers.ts';
import { pushHandlers } from '../areas/push/handlers.ts';
import { readingsHandlers } from '../areas/readings/handlers.ts';
import { signInHandlers } from '../areas/sign-in/handlers.ts';
import { supplyRequestsHandlers } from '../areas/supply-requests/handlers.ts';
import { supportHandlers } from '../areas/support/handlers.ts';
import { withdrawalHandlers } from '../areas/withdrawal/handlers.ts';
import { deskCasesHandlers } from '../desk/cases/handlers.ts';
import { inboxHandlers } from '../desk/inbox/handlers.ts';
import { operationsCentreHandlers } from '../desk/operations-centre/handlers.ts';
import { operatorsHandlers } from '../desk/operators/handlers.ts';
import { readingQueueHandlers } from '../desk/readings/handlers.ts';
import { deskSupplyRequestsHandlers } from '../desk/supply-requests/handlers.ts';
import { techniciansHandlers } from '../desk/technicians/handlers.ts';
import { unserved, type Handlers } from './handler.ts';

/** One handler for every call of the catalogue; a missing one is a compile error. */
export const handlers = {
  ...addressesHandlers,
  ...billsHandlers,
  ...bookingHandlers,
  ...casesHandlers,
  ...noticesHandlers,
  ...consumptionHandlers,
  ...contentHandlers,
  ...contractsHandlers,
  ...credentialsHandlers,
  ...documentsHandlers,
  ...homeHandlers,
  ...integrationHandlers,
  ...interventionsHandlers,
  ...invitationsHandlers,
  ...leavingHandlers,
  ...loyaltyHandlers,
  ...notificationsHandlers,
  ...payingHandlers,
  ...paymentMethodsHandlers,
  ...pricesHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...readingsHandlers,
  ...signInHandlers,
  ...supplyRequestsHandlers,
  ...supportHandlers,
  ...withdrawalHandlers,
  ...deskCasesHandlers,
  ...deskSupplyRequestsHandlers,
  ...inboxHandlers,
  ...readingQueueHandlers,
  ...operationsCentreHandlers,
  ...operatorsHandlers,
  ...techniciansHandlers,
} satisfies Handlers;

export function isServed({ id }: Pick<Call, 'id'>): boolean {
  return handlers[id as CallId] !== unserved;
}

/**
 * The additional calls that this server implements; an app in front of another gateway hides the features that need
 * them.
 */
export const capabilities: readonly string[] = [
  ...Object.values<Call>(catalogue)
    .filter((call) => call.backend === 'sportello' && isServed(call))
    .map(({ id }) => id),
  BILL_FILTERS,
];
