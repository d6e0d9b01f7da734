import type { JsonCall, ModelOf, RequestOf } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { fieldErrors, sendProblem } from './send-problem.ts';

/** Sends one entry of the catalogue from a form or a button, and says what became of it. */
export function useSend<C extends JsonCall>(
  entry: C,
  { onSent }: { onSent?: (model: ModelOf<C>, request: RequestOf<C>) => unknown } = {},
) {
  const { sendingOf } = useApp();
  const [send] = useState(() => sendingOf(entry));
  const mutation = useMutation({ mutationFn: send, ...(onSent && { onSuccess: onSent }) });
  const problem = mutation.error === null ? undefined : sendProblem(entry, mutation.error);
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    /** Why it did not go well, until it is sent again. */
    problem,
    fieldErrors: problem === undefined ? {} : fieldErrors(problem),
    /** Forgets the problem, when its form is closed. */
    reset: mutation.reset,
  };
}
