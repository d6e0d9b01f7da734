import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import { useHomeAhead } from './prefetch.ts';

/** The login, from which one goes home. */
export function SignIn() {
  useHomeAhead();
  return <SignInPage />;
}
