import { RuleError } from '@sportello/domain';
import type { SessionStore } from './store.ts';

/**
 * Whether somebody may enter the customer area, in the three cases of sessione.stati.1: a valid session
 * passes; an expired one is renewed first; without one the other tabs are asked, and this one is cleaned.
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
          // A renewal that failed has cleared the session itself; one that could not even be
          // tried, for want of a connection, has not, and is shown as such.
          if (error instanceof RuleError) return false;
          throw error;
        },
      );
    case 'SIGN_IN':
      session.clear();
      return false;
  }
}
