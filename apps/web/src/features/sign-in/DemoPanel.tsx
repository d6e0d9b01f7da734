import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './DemoPanel.module.css';
import type { SignIn } from './use-sign-in.ts';

export function DemoPanel({ signIn }: { signIn: SignIn }) {
  const { demoAccounts = [], demoPassword = '' } = useSignInGate().config;
  if (demoAccounts.length === 0) return null;
  return (
    <section className={classes['panel']} aria-labelledby="entra-come">
      <h2 className={layout['subtitle']} id="entra-come">
        <Trans>Entra come…</Trans>
      </h2>
      <p className={layout['caption']}>
        <Trans>Questa è una demo: scegli una persona inventata.</Trans>
      </p>
      <ul className={classes['people']}>
        {demoAccounts.map(({ username, segment, note }) => (
          <li key={username}>
            <UnstyledButton
              className={classes['person']}
              disabled={signIn.isPending}
              onClick={() => signIn.start({ username, password: demoPassword, rememberMe: false })}
            >
              <span className={classes['name']}>{username}</span>
              <span className={classes['note']}>{note || segment}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
