import { sendOTP } from '@sportello/calls';
import type { ContactField, SentCode } from '@sportello/domain';
import { useChange } from '../../../shared/change/use-change.ts';
import type { ContactsBody } from './changes.ts';

/** A change that waits for the codes sent to the new contacts. */
export interface PendingChange {
  readonly body: ContactsBody;
  readonly codes: readonly { readonly field: ContactField; readonly sent: SentCode }[];
}

/** Sends the codes sequentially. */
export function useCodes(onSent: (pending: PendingChange) => void) {
  const ofMail = useChange(sendOTP, {
    request: ({ mail }: ContactsBody) => ({ body: { canale: 'E-MAIL' as const, ...(mail !== undefined && { mail }) } }),
  });
  const ofPhone = useChange(sendOTP, {
    request: ({ cellulare }: ContactsBody) => ({
      body: { canale: 'TELEFONO CELLULARE' as const, ...(cellulare !== undefined && { cellulare }) },
    }),
  });
  const ask = (
    body: ContactsBody,
    [field, ...others]: readonly ContactField[],
    codes: PendingChange['codes'] = [],
  ): void => {
    if (field === undefined) return onSent({ body, codes });
    const change = field === 'MAIL' ? ofMail : ofPhone;
    return change.send(body, { onDone: ({ answer: sent }) => ask(body, others, [...codes, { field, sent }]) });
  };
  const failed = ofMail.error === null ? ofPhone : ofMail;
  return {
    ask: (body: ContactsBody, fields: readonly ContactField[]) => ask(body, fields),
    isSending: ofMail.isSending || ofPhone.isSending,
    error: failed.error,
    problem: failed.problem,
    fieldErrors: failed.fieldErrors,
  };
}
