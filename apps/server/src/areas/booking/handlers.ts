import { book } from './usecases/book.ts';
import { appointmentFile } from './usecases/calendar.ts';
import { cancel } from './usecases/cancel.ts';
import { change } from './usecases/change.ts';
import { readInterventionFile } from './usecases/documents.ts';
import {
  addFile,
  removeBookingDraft,
  upsertBookingDraft,
  openFile,
  readDraft,
  readDrafts,
  removeFile,
} from './usecases/drafts.ts';
import { readFreeHour } from './usecases/free-hour.ts';
import { holdForDraft } from './usecases/hold.ts';
import { canBook, readCompanies, readDates, readSlots, readTypes } from './usecases/offered.ts';
import { readInterventions } from './usecases/read.ts';
import { readReasons } from './usecases/reasons.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const bookingHandlers = {
  interventions: ({ services, actor, request }) => readInterventions(services, actor, request.query),
  createIntervention: ({ services, actor, request, info }) => book(services, actor, request, info),
  modifyIntervention: async ({ services, actor, request, info }) => {
    await change(services, actor, request, info);
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
  recuperoOragratis: ({ services, actor }) => readFreeHour(services, actor),
  bookingDrafts: async ({ services, actor }) => ({ bozze: await readDrafts(services, actor) }),
  bookingDraft: async ({ services, actor, request }) => ({
    bozza: await readDraft(services, actor, request.params.id),
  }),
  saveBookingDraft: async ({ services, actor, request }) => ({
    bozza: await upsertBookingDraft(services, actor, request),
  }),
  deleteBookingDraft: async ({ services, actor, request }) => {
    await removeBookingDraft(services, actor, request.params.id);
    return {};
  },
  addBookingFile: ({ services, actor, request, info }) =>
    addFile(services, actor, request.params.id, request.body, info),
  removeBookingFile: async ({ services, actor, request }) => {
    await removeFile(services, actor, request.params.id, request.params.posizione);
    return {};
  },
  bookingFile: ({ services, actor, request }) => openFile(services, actor, request.params.id, request.params.posizione),
  holdSlot: async ({ services, actor, request }) => ({ fascia: await holdForDraft(services, actor, request) }),
  appointmentCalendar: ({ services, actor, request }) => appointmentFile(services, actor, request.params.id),
} satisfies Partial<Handlers>;
