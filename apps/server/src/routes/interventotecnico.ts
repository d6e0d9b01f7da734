import { unserved, type Handlers } from './handler.ts';

export const interventotecnico = {
  interventions: unserved,
  createIntervention: unserved,
  modifyIntervention: unserved,
  cancellationReasons: unserved,
  cancelIntervention: unserved,
  interventionTypes: unserved,
  interventionDates: unserved,
  interventionSlots: unserved,
  canBookInSelf: unserved,
  retrieveFreeHour: unserved,
  companies: unserved,
  geolocate: unserved,
  preventives: unserved,
  answerPreventive: unserved,
  interventionDocument: unserved,
  interventionInvoices: unserved,
  sendFeedback: unserved,
} satisfies Partial<Handlers>;
