import { useState, type MouseEvent } from 'react';
import { AuthPageContext, type Door } from '../../api/start/sign-in-gate.ts';
import { SignInPage } from '../../features/sign-in/SignInPage.tsx';
import { wayOut } from '../../routes/-login/way-out.ts';
import { RootShell } from '../../ui/layout/RootShell.tsx';
import type { RenderLink } from '../../ui/links.ts';
import { LoadingOverlay } from '../../ui/layout/LoadingOverlay.tsx';
import { OfflineCallout } from '../../ui/layout/OfflineCallout.tsx';
import { PageRoot } from '../PageRoot.tsx';

/** Takes the page over from the login; does nothing when prerendering. */
export interface Onward {
  readonly expect: () => void;
  /** Goes to another public page, or without a path to the signed-in user's area. */
  readonly go: (path?: string) => Promise<void>;
}

/** Renders the same at build time and in the browser, where it hydrates the page. */
export function LoginRoot({ door, onward }: { door: Door; onward: Onward }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser handles links opened in a new tab or window.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLeaving(true);
    void onward.go(event.currentTarget.pathname);
  };
  const renderLink: RenderLink = ({ id, className, children }) => (
    <a className={className} href={wayOut(id)} onClick={leave} onPointerEnter={onward.expect} onFocus={onward.expect}>
      {children}
    </a>
  );
  return (
    <PageRoot config={door.config}>
      <AuthPageContext value={door}>
        <RootShell>
          <OfflineCallout />
          <SignInPage onSignedIn={onward.go} renderLink={renderLink} />
          {isLeaving ? <LoadingOverlay /> : null}
        </RootShell>
      </AuthPageContext>
    </PageRoot>
  );
}
