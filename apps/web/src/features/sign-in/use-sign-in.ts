import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import type { Credentials } from './credentials.ts';

/**
 * Signs in and goes home; the start page knows where the home of a segment is. No change as the area
 * has them (shared/change): what those know of contracts and errors would come with the login page,
 * the first that anybody waits for. For the same reason its form is the browser's own (SignInForm).
 */
export function useSignIn() {
  const { call, session } = useApp();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ username, password, rememberMe }: Credentials) => {
      // The contract comes when it is needed: the page is there without it.
      const { signInRequest, login } = await import('./sign-in-request.ts');
      const { model: tokens } = await call(login, signInRequest({ username, password, rememberMe }));
      session.start({ username, tokens, rememberMe });
      await router.navigate({ to: '/', replace: true });
    },
  });
}

export type SignIn = ReturnType<typeof useSignIn>;
