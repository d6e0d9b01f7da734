import { useState } from 'react';
import { formsOf, type DraftValues } from '../../session/storage/drafts.ts';
import { useApp } from '../../api/app.ts';

/**
 * Keeps a form's input until it is sent, across the end of a session. Never pass a password or a code to `keep`.
 * Without a name nothing is kept.
 */
export function useDraft(name: string | undefined) {
  const { drafts, session, acting } = useApp();
  const customer = acting.current()?.customerCode;
  const form = name === undefined || customer === undefined ? name : formsOf(customer) + name;
  // The owner stays the same even if the session has just ended.
  const [owner] = useState(() => (form === undefined ? undefined : session.current()?.username));
  const [restored, setRestored] = useState(() =>
    owner === undefined || form === undefined ? undefined : drafts.of(owner, form),
  );
  return {
    restored,
    keep(values: DraftValues): void {
      if (owner !== undefined && form !== undefined) drafts.keep(owner, form, values);
    },
    drop(): void {
      if (owner !== undefined && form !== undefined) drafts.drop(owner, form);
      setRestored(undefined);
    },
  };
}
