import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import type { RenderLink } from '../../ui/links.ts';
import { loadHome } from '../-frame/prefetch.ts';
import { wayOut } from './way-out.ts';

const renderLink: RenderLink = ({ id, ...link }) => <Link to={wayOut(id)} {...link} />;

/** The login, for whom the app has sent there; from it one goes home. */
export function SignIn() {
  const router = useRouter();
  useEffect(() => {
    // Whoever begins to type here means to go home: its code comes meanwhile.
    const ahead = () => loadHome(router);
    document.addEventListener('input', ahead, { once: true });
    return () => document.removeEventListener('input', ahead);
  }, [router]);
  // The start page knows where the home of a segment is.
  return <SignInPage onSignedIn={() => router.navigate({ to: '/', replace: true })} renderLink={renderLink} />;
}
