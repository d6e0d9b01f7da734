import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconKey, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StepPage } from '../StepPage.tsx';
import layout from '../../../ui/layout/layout.module.css';
import blocks from '../../../ui/styles/blocks.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './WhatForgotten.module.css';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { cx } from '../../../ui/cx.ts';

export function WhatForgotten({ onChoose }: { onChoose: (step: 'password' | 'username') => void }) {
  return (
    <StepPage
      title={<Trans>Recupera le credenziali</Trans>}
      lead={<Trans>Cosa hai dimenticato?</Trans>}
      below={
        <p>
          <Trans>Ti è tornato in mente?</Trans>{' '}
          <AnchorLink to="/login">
            <Trans>Accedi</Trans>
          </AnchorLink>
        </p>
      }
    >
      <div className={layout['stack']}>
        <Way
          icon={<IconKey size={24} aria-hidden="true" />}
          title={<Trans>La password</Trans>}
          onClick={() => onChoose('password')}
        >
          <Trans>Ti serve il nome utente.</Trans>
        </Way>
        <Way
          icon={<IconUser size={24} aria-hidden="true" />}
          title={<Trans>Il nome utente</Trans>}
          onClick={() => onChoose('username')}
        >
          <Trans>Ti serve il codice fiscale o la partita IVA.</Trans>
        </Way>
      </div>
    </StepPage>
  );
}

interface WayProps {
  icon: ReactNode;
  title: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

function Way({ icon, title, onClick, children }: WayProps) {
  return (
    <UnstyledButton className={classes['way']} onClick={onClick}>
      <span className={classes['icon']}>{icon}</span>
      <span>
        <span className={cx(blocks['block'], screens['emphasis'])}>{title}</span>
        <span className={cx(layout['caption'], blocks['block'])}>{children}</span>
      </span>
      <IconChevronRight className={layout['soft']} size={20} aria-hidden="true" />
    </UnstyledButton>
  );
}
