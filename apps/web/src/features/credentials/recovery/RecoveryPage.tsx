import { isOneOf, type RecoveryStart } from '@sportello/domain';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTitleFocus } from '../../../ui/focus.ts';
import { recoveryLinkOf, type RecoveryLink } from './link.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordForgotten } from './PasswordForgotten.tsx';
import { ProveRecovery } from './ProveRecovery.tsx';
import { UsernameForgotten } from './UsernameForgotten.tsx';
import { WhatForgotten } from './WhatForgotten.tsx';

const STEPS = ['password', 'username', 'codice', 'nuova-password'] as const;
type Step = (typeof STEPS)[number];

export interface RecoveryFrame {
  readonly onBack?: () => void;
  readonly at?: { readonly at: number; readonly of: number };
}

/**
 * Recovers forgotten credentials (credenziali.recupero.3). The link in the message opens the new password step; its
 * code is removed from the URL at once.
 */
export function RecoveryPage() {
  const navigate = useNavigate();
  const { passo } = useSearch({ from: '/recupera-credenziali' });
  const { hash } = useLocation();
  const [link, setLink] = useState<RecoveryLink>();
  const [started, setStarted] = useState<RecoveryStart>();
  const [leave, setLeave] = useState<string>();

  const go = (step: Step) => void navigate({ to: '/recupera-credenziali', search: { passo: step } });

  // The link may be opened in a tab that already shows this page.
  const opened = recoveryLinkOf(hash);
  if (opened !== undefined && opened.code !== link?.code) setLink(opened);
  const isOpened = opened !== undefined;
  useEffect(() => {
    if (isOpened) void navigate({ to: '/recupera-credenziali', search: {}, hash: '', replace: true });
  }, [isOpened, navigate]);

  const startAgain = () => {
    setLink(undefined);
    setStarted(undefined);
    setLeave(undefined);
    go('password');
  };
  const frame = (place?: number): RecoveryFrame => ({
    onBack: () => window.history.back(),
    ...(place === undefined ? {} : { at: { at: place, of: 3 } }),
  });

  const step = isOneOf(STEPS, passo) ? passo : undefined;
  useTitleFocus(leave !== undefined ? 'nuova-password' : link !== undefined ? 'link' : step);
  if (link !== undefined && leave === undefined) {
    return <ProveRecovery frame={{}} link={link} onProved={setLeave} onStartAgain={startAgain} />;
  }
  if (leave !== undefined) {
    return <NewPassword frame={{ at: { at: 3, of: 3 } }} leave={leave} onStartAgain={startAgain} />;
  }
  if (step === 'username') return <UsernameForgotten frame={frame()} />;
  if (step === 'codice' && started?.recoveryId !== undefined) {
    return (
      <ProveRecovery
        frame={frame(2)}
        started={{ ...started, recoveryId: started.recoveryId }}
        onProved={(given) => {
          setLeave(given);
          go('nuova-password');
        }}
        onStartAgain={startAgain}
      />
    );
  }
  // A step whose prerequisites are missing restarts at the first one.
  if (step !== undefined) {
    return (
      <PasswordForgotten
        frame={frame(1)}
        onSent={(sent) => {
          setStarted(sent);
          go('codice');
        }}
      />
    );
  }
  return <WhatForgotten onChoose={go} />;
}
