import type { Contract } from '@sportello/domain';
import type { ReactNode } from 'react';
import { backTo } from '../../../shared/links/back-to.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';

interface ChangeFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  contract: Contract | undefined;
  /** Key of the screen; its change moves the focus to the title. */
  screen?: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function ChangeFrame({ title, lead, contract, screen, aside, children }: ChangeFrameProps) {
  useTitleFocus(screen);
  return (
    <Page
      title={title}
      lead={lead}
      back={contract === undefined ? backTo.contracts() : backTo.contract(contract)}
      aside={aside}
    >
      {children}
    </Page>
  );
}
