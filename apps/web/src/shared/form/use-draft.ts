import { useState } from 'react';
import { formsOf, type DraftValues } from '../../session/storage/drafts.ts';
import { useApp } from '../../api/app.ts';

/**
 * Keeps what is typed in a form until it is sent, across an end of the session. `keep` takes only
 * what may be kept: never a password or a code. Without a name nothing is kept.
 */
export function useDraft(name: string | undefined) {
  const { drafts, session, acting } = useApp();
  const customer = acting.current()?.customerCode;
  const form = name === undefined || customer === undefined ? name : formsOf(customer) + name;
  // Whose form it is stays, also when their session has just ended under it.
  const [owner] = useState(() => (form === undefined ? undefined : session.current()?.username));
  const [restored, setRestored] = useState(() =>
    owner === undefined || form === undefined ? undefined : drafts.of(owner, form),
  );
  return {
    /** What had been typed before, for the form to begin with. */
    restored,
    keep(values: DraftValues): void {
      if (owner !== undefined && form !== undefined) drafts.keep(owner, form, values);
    },
    /** It was sent, or the customer does not want it any more. */
    drop(): void {
      if (owner !== undefined && form !== undefined) drafts.drop(owner, form);
      setRestored(undefined);
    },
  };
}
