import { ifMatch, saveSupplyRequestDraft } from '@sportello/calls';
import { answersThatCount, type SupplyAnswers, type SupplyRequestDraft } from '@sportello/domain';
import { useApp } from '../../../api/app.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { draftQuery } from '../queries.ts';

/** Saves all answers of a draft, without those to questions that are no longer asked (pratica.bozza.1). */
export function useSave({ id, version, kind, contractCode, answers }: SupplyRequestDraft) {
  const app = useApp();
  const { send, fieldErrors, ...change } = useChange(saveSupplyRequestDraft, {
    request: (risposte: SupplyAnswers) => ({
      params: { id },
      headers: ifMatch(version),
      body: { tipo: kind, ...(contractCode !== undefined && { codiceContratto: contractCode }), risposte },
    }),
    answers: () => draftQuery(app, id),
    // Another device has saved the draft: the next save is over its answers, which the page then has.
    onRejected: () => void refresh(app.cache, saveSupplyRequestDraft),
  });
  return {
    ...change,
    // The wire nests the answers in `risposte`.
    fieldErrors: Object.fromEntries(
      Object.entries(fieldErrors).map(([name, words]) => [name.replace(/^risposte\./, ''), words]),
    ),
    save: (changes: SupplyAnswers, onSaved: (saved: SupplyRequestDraft) => unknown): void =>
      send(answersThatCount(kind, { ...answers, ...changes }), { onDone: ({ answer }) => onSaved(answer) }),
  };
}
