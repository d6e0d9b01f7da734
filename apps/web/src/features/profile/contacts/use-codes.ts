import { sendOTP } from '@sportello/calls';
import type { ContactField, SentCode } from '@sportello/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { sendProblem } from '../../../shared/change/send-problem.ts';
import type { ContactsBody } from './changes.ts';

/** A change that waits for the codes that were sent to the new contacts. */
export interface PendingChange {
  readonly body: ContactsBody;
  readonly codes: readonly { readonly field: ContactField; readonly sent: SentCode }[];
}

/** Sends a code to each contact that is to change. */
export function useCodes(onSent: (pending: PendingChange) => void, onError?: (error: Error) => void) {
  const { sendingOf } = useApp();
  const [send] = useState(() => sendingOf(sendOTP));
  const mutation = useMutation({
    mutationFn: async ({ body, fields }: { body: ContactsBody; fields: readonly ContactField[] }) => {
      const codes = [];
      for (const field of fields) codes.push({ field, sent: await send({ body: codeRequest(field, body) }) });
      return { body, codes };
    },
    onSuccess: onSent,
    ...(onError && { onError }),
  });
  return {
    ask: mutation.mutate,
    isAsking: mutation.isPending,
    problem: mutation.error === null ? undefined : sendProblem(sendOTP, mutation.error),
  };
}

function codeRequest(field: ContactField, { mail, cellulare }: ContactsBody) {
  return field === 'MAIL'
    ? { canale: 'E-MAIL' as const, ...(mail !== undefined && { mail }) }
    : { canale: 'TELEFONO CELLULARE' as const, ...(cellulare !== undefined && { cellulare }) };
}
