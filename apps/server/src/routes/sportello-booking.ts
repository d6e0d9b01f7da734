import { appointmentFile } from '../usecases/booking/calendar.ts';
import {
  addFile,
  dropDraft,
  keepDraft,
  openFile,
  readDraft,
  readDrafts,
  removeFile,
} from '../usecases/booking/drafts.ts';
import { holdForDraft } from '../usecases/booking/hold.ts';
import { readStory } from '../usecases/visits/afterwards.ts';
import { enterVideocall, readVideocall } from '../usecases/visits/videocall.ts';
import type { Handlers } from './handler.ts';

export const sportelloBooking = {
  bookingDrafts: async ({ services, actor }) => ({ bozze: await readDrafts(services, actor) }),
  bookingDraft: async ({ services, actor, request }) => ({
    bozza: await readDraft(services, actor, request.params.id),
  }),
  saveBookingDraft: async ({ services, actor, request }) => ({ bozza: await keepDraft(services, actor, request) }),
  deleteBookingDraft: async ({ services, actor, request }) => {
    await dropDraft(services, actor, request.params.id);
    return {};
  },
  addBookingFile: ({ services, actor, request }) => addFile(services, actor, request.params.id, request.body),
  removeBookingFile: async ({ services, actor, request }) => {
    await removeFile(services, actor, request.params.id, request.params.posizione);
    return {};
  },
  bookingFile: ({ services, request }) => openFile(services, request.params.id, request.params.posizione),
  holdSlot: async ({ services, actor, request }) => ({ fascia: await holdForDraft(services, actor, request) }),
  videocall: ({ services, actor, request }) => readVideocall(services, actor, request.params.id),
  joinVideocall: ({ services, actor, request }) =>
    enterVideocall(services, actor, request.params.id, request.body.registrazione),
  interventionStory: ({ services, request }) => readStory(services, request.params.id),
  appointmentCalendar: ({ services, actor, request }) => appointmentFile(services, actor, request.params.id),
} satisfies Partial<Handlers>;
