import { saveBookingDraft } from '@sportello/calls';
import type { BookingDraft, BookingFields, DayWindow } from '@sportello/domain';
import { useApp } from '../../api/app.ts';
import { keep } from '../../shared/change/freshness.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { areKeptHere, keptBookings } from './drafts/kept-here.ts';
import { draftQuery } from './queries.ts';
import { stepsOf } from './steps/steps.ts';
import { answeredWith } from './wizard/wizard.ts';

export type SavedDraft = Pick<BookingDraft, 'id' | 'flow' | 'interventionId' | 'fields'>;

interface Saving {
  readonly onSaved: (saved: BookingDraft) => unknown;
  /** Times of the chosen slot; a gateway with drafts knows them itself. */
  readonly window?: DayWindow | undefined;
}

/** Saves all answers of a draft, without those that became invalid (prenotazione.bozza.1, prenotazione.bozza.3). */
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
    // The wire format nests the answers in `campi`; the prefix is removed from field errors.
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
