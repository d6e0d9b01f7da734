import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useApp } from '../../api/app.ts';
import { OpenPage } from '../../ui/layout/OpenPage.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import { BecomeCustomer } from './BecomeCustomer.tsx';
import { SignInForm } from './SignInForm.tsx';
import classes from './SignInPage.module.css';
import { useSignIn } from './use-sign-in.ts';

// Only where the provider is a demo: nobody else has to load it.
const DemoPanel = optionalPart(() => import('./DemoPanel.tsx').then(({ DemoPanel }) => DemoPanel));

// Only for whom has just been signed out.
const EndNotice = optionalPart(() => import('./EndNotice.tsx').then(({ EndNotice }) => EndNotice));

/** The login page (pagine.percorsi.1). */
export function SignInPage() {
  const { config, endedBecause } = useApp();
  const signIn = useSignIn();
  return (
    <OpenPage
      title={<Trans>Accedi</Trans>}
      lead={<Trans>Entra nella tua area clienti.</Trans>}
      promise={<Trans>La tua energia, sotto controllo.</Trans>}
      below={
        <>
          <p className={classes['invitation']}>
            <Trans>Non hai ancora un contratto con noi?</Trans> <BecomeCustomer />
          </p>
          {config.demo ? (
            <Suspense fallback={null}>
              <DemoPanel signIn={signIn} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <div className={classes['content']}>
        {endedBecause === undefined ? null : (
          <Suspense fallback={null}>
            <EndNotice />
          </Suspense>
        )}
        <SignInForm signIn={signIn} />
        <p className={classes['register']}>
          <Trans>Prima volta qui?</Trans>{' '}
          <Anchor component={Link} to="/registrazione">
            <Trans>Registrati</Trans>
          </Anchor>
        </p>
      </div>
    </OpenPage>
  );
}
