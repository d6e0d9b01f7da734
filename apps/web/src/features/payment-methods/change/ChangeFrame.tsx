import type { Contract } from '@sportello/domain';
import type { ReactNode } from 'react';
import { backTo } from '../../../shared/links/back-to.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';

interface ChangeFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Whose page one goes back to. */
  contract: Contract | undefined;
  /** Which screen it is: the focus goes to the title when it changes. */
  screen?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** The page around each screen of a change. */
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
