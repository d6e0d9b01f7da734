import { book } from '../usecases/booking/book.ts';
import { cancel } from '../usecases/booking/cancel.ts';
import { change } from '../usecases/booking/change.ts';
import { readInterventionFile } from '../usecases/booking/documents.ts';
import { readFreeHour } from '../usecases/booking/free-hour.ts';
import { canBook, readCompanies, readDates, readSlots, readTypes } from '../usecases/booking/offered.ts';
import { readInterventions } from '../usecases/booking/read.ts';
import { readReasons } from '../usecases/booking/reasons.ts';
import { leaveFeedback, readInvoices } from '../usecases/visits/afterwards.ts';
import { answer, readQuotes } from '../usecases/visits/quotes.ts';
import { readPosition } from '../usecases/technicians/following.ts';
import type { Handlers } from './handler.ts';

export const interventotecnico = {
  interventions: ({ services, actor, request }) => readInterventions(services, actor, request.query),
  createIntervention: ({ services, actor, request }) => book(services, actor, request),
  modifyIntervention: async ({ services, actor, request }) => {
    await change(services, actor, request);
    return {};
  },
  cancellationReasons: ({ services }) => readReasons(services),
  cancelIntervention: async ({ services, actor, request }) => {
    await cancel(services, actor, request.params.id, request.body);
    return {};
  },
  interventionTypes: ({ services, actor }) => readTypes(services, actor),
  interventionDates: ({ services, request }) => readDates(services, request.query),
  interventionSlots: ({ services, actor, request }) =>
    readSlots(services, actor, request.params.id, request.query, request.headers['x-bozza']),
  canBookInSelf: async ({ services, actor }) => ({
    selfBooking: { canBookInSelf: await canBook(services, actor) },
  }),
  retrieveFreeHour: async ({ services, actor }) => {
    const { oraGratis } = await readFreeHour(services, actor);
    return { freeHourAvailable: oraGratis?.disponibile ?? false };
  },
  companies: ({ services, actor, request }) =>
    readCompanies(services, actor, request.query, request.headers['x-bozza']),
  interventionDocument: ({ services, actor, request }) => readInterventionFile(services, actor, request.params.id),
  geolocate: ({ services, actor, request }) => readPosition(services, actor, request.params),
  preventives: ({ services, request }) => readQuotes(services, request.params.id),
  answerPreventive: async ({ services, actor, request }) => {
    await answer(services, actor, request);
    return {};
  },
  interventionInvoices: ({ services, request }) => readInvoices(services, request.params.idIntervento),
  sendFeedback: async ({ services, actor, request }) => {
    await leaveFeedback(services, actor, request);
    return {};
  },
} satisfies Partial<Handlers>;
