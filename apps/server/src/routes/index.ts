import { BILL_FILTERS, catalogue, type Call, type CallId } from '@sportello/calls';
import { casa } from './casa.ts';
import { clienti } from './clienti.ts';
import { contratti } from './contratti.ts';
import { contrattiPayments } from './contratti-payments.ts';
import { documenti } from './documenti.ts';
import { unserved, type Handlers } from './handler.ts';
import { interventotecnico } from './interventotecnico.ts';
import { ping } from './ping.ts';
import { pratiche } from './pratiche.ts';
import { publicApi } from './public-api.ts';
import { search } from './search.ts';
import { sportello } from './sportello.ts';
import { sportelloConsumption } from './sportello-consumption.ts';
import { provider } from './provider.ts';
import { sportelloInvitations } from './sportello-invitations.ts';
import { sportelloLoyalty } from './sportello-loyalty.ts';
import { sportelloOperators } from './sportello-operators.ts';
import { sportelloReadings } from './sportello-readings.ts';
import { sportelloBooking } from './sportello-booking.ts';
import { sportelloCentre } from './sportello-centre.ts';
import { sportelloPayments } from './sportello-payments.ts';
import { sportelloTechnicians } from './sportello-technicians.ts';
import { sportelloSupport } from './sportello-support.ts';
import { suggets } from './suggets.ts';
import { verifiche } from './verifiche.ts';

/** A handler for every call of the catalogue; one that is missing does not compile. */
export const handlers = {
  ...ping,
  ...clienti,
  ...contratti,
  ...contrattiPayments,
  ...documenti,
  ...verifiche,
  ...pratiche,
  ...interventotecnico,
  ...casa,
  ...search,
  ...suggets,
  ...publicApi,
  ...sportelloConsumption,
  ...provider,
  ...sportelloInvitations,
  ...sportelloLoyalty,
  ...sportelloOperators,
  ...sportelloBooking,
  ...sportelloCentre,
  ...sportelloPayments,
  ...sportelloReadings,
  ...sportelloSupport,
  ...sportelloTechnicians,
  ...sportello,
} satisfies Handlers;

/** Whether this server serves a call of the catalogue already. */
export function isServed({ id }: Pick<Call, 'id'>): boolean {
  return handlers[id as CallId] !== unserved;
}

/** The additional calls that this server serves; an app in front of another gateway hides what needs them. */
export const capabilities: readonly string[] = [
  ...Object.values<Call>(catalogue)
    .filter((call) => call.backend === 'sportello' && isServed(call))
    .map(({ id }) => id),
  BILL_FILTERS,
];
