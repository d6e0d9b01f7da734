import { saveBookingDraft } from '@sportello/calls';
import type { BookingDraft, BookingFields, DayWindow } from '@sportello/domain';
import { useApp } from '../../api/app.ts';
import { keep } from '../../shared/change/freshness.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { areKeptHere, keptBookings } from './drafts/kept-here.ts';
import { draftQuery } from './queries.ts';
import { stepsOf } from './steps/steps.ts';
import { answeredWith } from './wizard/wizard.ts';

/** What of a draft is saved; one that begins has no answers yet. */
export type SavedDraft = Pick<BookingDraft, 'id' | 'flow' | 'interventionId' | 'fields'>;

interface Saving {
  readonly onSaved: (saved: BookingDraft) => unknown;
  /** The times of the slot that is chosen with it: a gateway with drafts knows them by itself. */
  readonly window?: DayWindow | undefined;
}

/** Saves answers of a booking: the whole of it, without what has become void (prenotazione.bozza.1, prenotazione.bozza.3). */
export function useSave(draft: SavedDraft) {
  const app = useApp();
  const { id, flow, interventionId } = draft;
  const { send, fieldErrors, ...change } = useChange(saveBookingDraft, {
    request: (fields: BookingFields) => ({
      params: { id },
      body: { flusso: flow, ...(interventionId !== undefined && { idIntervento: interventionId }), campi: fields },
    }),
    answers: () => draftQuery(app, id),
  });

  function keepHere(fields: BookingFields, window: DayWindow | undefined): BookingDraft {
    const bookings = keptBookings(app);
    const before = bookings.find(id);
    const isSameSlot = before?.fields.slotId === fields.slotId;
    const saved: BookingDraft = {
      ...draft,
      fields,
      updatedAt: app.clock.now(),
      files: before?.files ?? [],
      hold: undefined,
      window: fields.slotId === undefined ? undefined : (window ?? (isSameSlot ? before?.window : undefined)),
    };
    bookings.keep(saved);
    keep(app.cache, draftQuery(app, id), saved);
    return saved;
  }

  return {
    ...change,
    // On the wire the answers stand in `campi`; a question knows them by their own names.
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, words]) => [name.replace(/^campi\./, ''), words]),
    ),
    save: (changes: BookingFields, { onSaved, window }: Saving): void => {
      const fields = answeredWith(stepsOf(draft), draft.fields, changes);
      if (areKeptHere(app)) return void onSaved(keepHere(fields, window));
      send(fields, { onDone: ({ answer }) => onSaved(answer) });
    },
  };
}
