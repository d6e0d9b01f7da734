import { saveBookingDraft } from '@sportello/calls';
import type { BookingDraft, BookingFields } from '@sportello/domain';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { draftQuery } from './queries.ts';
import { stepsOf } from './steps/steps.ts';
import { answeredWith } from './wizard/wizard.ts';

/** What of a draft is saved; one that begins has no answers yet. */
export type SavedDraft = Pick<BookingDraft, 'id' | 'flow' | 'interventionId' | 'fields'>;

/** Saves answers of a booking on the server: the whole of it, without what has become void (prenotazione.bozza.1). */
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
  return {
    ...change,
    // On the wire the answers stand in `campi`; a question knows them by their own names.
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, words]) => [name.replace(/^campi\./, ''), words]),
    ),
    save: (changes: BookingFields, onSaved: (saved: BookingDraft) => unknown): void => {
      send(answeredWith(stepsOf(draft), draft.fields, changes), {
        onDone: ({ answer }) => onSaved(answer),
      });
    },
  };
}
