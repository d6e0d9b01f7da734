import { startTransition, useActionState } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import type { Credentials } from './credentials.ts';

export interface SignIn {
  readonly start: (credentials: Credentials) => void;
  readonly isPending: boolean;
  /** Why the last attempt was not taken. */
  readonly error: Error | undefined;
}

/**
 * Signs in, and then waits for whoever shows the area. No change as the area has them (shared/change):
 * what those know of contracts and errors would come with the login page, the first that anybody waits
 * for. For the same reason its form is the browser's own (SignInForm).
 */
export function useSignIn(onSignedIn: () => Promise<void>): SignIn {
  const { call, session } = useSignInGate();
  const [error, attempt, isPending] = useActionState(async (_before: Error | undefined, credentials: Credentials) => {
    const { username, rememberMe } = credentials;
    try {
      // The contract comes when it is needed: the page is there without it.
      const { signInRequest, login } = await import('./sign-in-request.ts');
      const { model: tokens } = await call(login, signInRequest(credentials));
      session.start({ username, tokens, rememberMe });
      await onSignedIn();
      return undefined;
    } catch (cause) {
      return cause instanceof Error ? cause : new Error('Sign-in failed', { cause });
    }
  }, undefined);
  return {
    start: (credentials) => startTransition(() => attempt(credentials)),
    isPending,
    error: isPending ? undefined : error,
  };
}
