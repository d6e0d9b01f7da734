import { RuleError } from '@sportello/domain';
import { NotSent } from '../api/sending/not-sent.ts';
import type { SessionStore } from './store.ts';

/**
 * Decides access to the customer area, in the three cases of sessione.stati.1: a valid session passes; an expired one
 * is renewed first; without one it requests a session from the other tabs, and clears this one.
 */
export async function admit(session: SessionStore): Promise<boolean> {
  if (session.access() === 'SIGN_IN') await session.borrow();
  switch (session.access()) {
    case 'PASS':
      return true;
    case 'REFRESH':
      return session.renew().then(
        () => true,
        (error: unknown) => {
          // A failed renewal has already cleared the session; one not even tried, for lack of a connection, has not:
          // the pages show what was kept.
          if (error instanceof RuleError) return false;
          if (error instanceof NotSent) return true;
          throw error;
        },
      );
    case 'SIGN_IN':
      session.clear();
      return false;
  }
}
