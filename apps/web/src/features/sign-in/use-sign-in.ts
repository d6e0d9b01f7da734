import { startTransition, useActionState, useState, type ReactNode } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import type { Credentials } from './credentials.ts';

export interface SignIn {
  readonly start: (credentials: Credentials) => void;
  readonly isPending: boolean;
  readonly error: Error | undefined;
  /** A captcha that the customer has to answer. */
  readonly question: ReactNode;
}

/**
 * Signs in, then waits for `onSignedIn`. It does not use shared/change, whose contracts and errors would be loaded
 * with the login page, the first page that users wait for. For the same reason the form is uncontrolled (SignInForm).
 */
export function useSignIn(onSignedIn: () => Promise<void>): SignIn {
  const { call, config, session } = useSignInGate();
  const [question, show] = useState<ReactNode>(null);
  const [error, attempt, isPending] = useActionState(async (_before: Error | undefined, credentials: Credentials) => {
    const { username, rememberMe } = credentials;
    try {
      // The contract is loaded on demand, so the page renders without it.
      const { signInRequest, login, throughCaptcha } = await import('./sign-in-request.ts');
      const send = throughCaptcha({ call, config }, show, (request: ReturnType<typeof signInRequest>) =>
        call(login, request),
      );
      const { model: tokens } = await send(signInRequest(credentials));
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
    question,
  };
}
