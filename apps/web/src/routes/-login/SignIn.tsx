import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import type { RenderLink } from '../../ui/links.ts';
import { loadHome } from '../-frame/prefetch.ts';
import { wayOut } from './way-out.ts';

const renderLink: RenderLink = ({ id, ...link }) => <Link to={wayOut(id)} {...link} />;

export function SignIn() {
  const router = useRouter();
  useEffect(() => {
    // The user who starts typing is about to sign in: preloads the home meanwhile.
    const ahead = () => loadHome(router);
    document.addEventListener('input', ahead, { once: true });
    return () => document.removeEventListener('input', ahead);
  }, [router]);
  return <SignInPage onSignedIn={() => router.navigate({ to: '/', replace: true })} renderLink={renderLink} />;
}
