import { encodePassword, login } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import type { Credentials } from './credentials.ts';

/** Signs in and goes home; the start page knows where the home of a segment is. */
export function useSignIn() {
  const { call, session } = useApp();
  const router = useRouter();
  return useMutation({
    mutationFn: async ({ username, password, rememberMe }: Credentials) => {
      const { model: tokens } = await call(login, {
        headers: { 'x-ricordami': rememberMe ? '1' : '0' },
        body: { username, password: encodePassword(password) },
      });
      session.start({ username, tokens, rememberMe });
      await router.navigate({ to: '/', replace: true });
    },
  });
}

export type SignIn = ReturnType<typeof useSignIn>;
