import type { openPublicCase, withdrawPublicly } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { OpenPage } from '../../ui/open-page/OpenPage.tsx';
import { useOnline } from '../../ui/platform.ts';
import type { RenderLink } from '../../ui/links.ts';
import { optionalPart } from '../../ui/later/optional-part.tsx';
import { BecomeCustomer } from './BecomeCustomer.tsx';
import { SignInForm } from './SignInForm.tsx';
import './DemoPanel.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './SignInPage.module.css';
import { useSignIn } from './use-sign-in.ts';

import '../../ui/theme/anchors.ts';

// Lazy: only demos need it. Its style is in the page's own CSS, because it is rendered before its code loads.
const DemoPanel = optionalPart(() => import('./DemoPanel.tsx').then(({ DemoPanel }) => DemoPanel));

// Lazy: only needed after a session has ended.
const EndCallout = optionalPart(() => import('./EndCallout.tsx').then(({ EndCallout }) => EndCallout));

/** By its name alone: the page does without the call's code. */
const PUBLIC_CASES: (typeof openPublicCase)['id'] = 'openPublicCase';
const PUBLIC_WITHDRAWALS: (typeof withdrawPublicly)['id'] = 'withdrawPublicly';

interface SignInPageProps {
  onSignedIn: () => Promise<void>;
  /** Renders the links "register" and "recover". */
  renderLink: RenderLink;
}

/** Login page (pagine.percorsi.1), independent of the router so that it loads without it. */
export function SignInPage({ onSignedIn, renderLink }: SignInPageProps) {
  const { config, endedBecause } = useSignInGate();
  const isOnline = useOnline();
  const signIn = useSignIn(onSignedIn);
  return (
    <OpenPage
      title={<Trans>Accedi</Trans>}
      lead={
        isOnline ? (
          <Trans>Entra nella tua area clienti.</Trans>
        ) : (
          <Trans>
            Senza connessione non puoi accedere. I <Anchor href="/emergenza">numeri di emergenza</Anchor> restano
            disponibili.
          </Trans>
        )
      }
      promise={<Trans>La tua energia, sotto controllo.</Trans>}
      below={
        <>
          <p className={classes['invitation']}>
            <Trans>Non hai ancora un contratto con noi?</Trans> <BecomeCustomer />
          </p>
          <p className={classes['others']}>
            <Anchor href="/emergenza">
              <Trans>Odore di gas?</Trans>
            </Anchor>
            <Anchor href="/accessibilita">
              <Trans>Accessibilità: dichiarazione</Trans>
            </Anchor>
            {config.capabilities.includes(PUBLIC_CASES) ? (
              <Anchor href="/reclamo">
                <Trans>Reclamo</Trans>
              </Anchor>
            ) : null}
            {config.capabilities.includes(PUBLIC_WITHDRAWALS) ? (
              <Anchor href="/recesso">
                <Trans>Recesso</Trans>
              </Anchor>
            ) : null}
          </p>
          {config.demo ? (
            <Suspense fallback={null}>
              <DemoPanel signIn={signIn} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <div className={layout['stackLarge']}>
        {endedBecause === undefined ? null : (
          <Suspense fallback={null}>
            <EndCallout />
          </Suspense>
        )}
        <SignInForm signIn={signIn} renderLink={renderLink} />
        {signIn.question}
        <p className={classes['register']}>
          <Trans>È la tua prima volta qui?</Trans>{' '}
          <Anchor renderRoot={({ className, children }) => renderLink({ id: 'register', className, children })}>
            <Trans>Registrati</Trans>
          </Anchor>
        </p>
      </div>
    </OpenPage>
  );
}
