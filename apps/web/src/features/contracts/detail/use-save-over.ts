import type { Call } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, sendProblem } from '../../../shared/change/send-problem.ts';
import { Overtaken, saveOver, type Base } from './overtaken.ts';

interface SaveOverParts<Value> {
  readonly entry: Call;
  readonly send: (value: Value, version: string | undefined) => Promise<unknown>;
  readonly readAgain: () => Promise<Base<Value>>;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** It is saved: what it is now, and what it was. */
  readonly onSaved: (now: Base<Value>, before: Base<Value>) => void;
}

/** Saves from a form what others may change at the same time, and says what became of it. */
export function useSaveOver<Value>({ entry, onSaved, ...saving }: SaveOverParts<Value>) {
  const mutation = useMutation<Base<Value>, Error, { value: Value; base: Base<Value> }>({
    mutationFn: ({ value, base }) => saveOver(saving, value, base),
    onSuccess: (now, { base }) => onSaved(now, base),
  });
  const { error } = mutation;
  const isOvertaken = error instanceof Overtaken;
  const problem = error === null || isOvertaken ? undefined : sendProblem(entry, error);
  return {
    save: (value: Value, base: Base<Value>) => mutation.mutate({ value, base }),
    isSaving: mutation.isPending,
    problem,
    fieldErrors: problem === undefined ? {} : fieldErrors(problem),
    /** What somebody else has made of it meanwhile; to be saved over, or left. */
    theirs: isOvertaken ? (error.now as Base<Value>) : undefined,
    reset: mutation.reset,
  };
}
