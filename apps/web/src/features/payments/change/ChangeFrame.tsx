import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toContract } from '../../../shared/contracts/to-contract.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import type { RenderLink } from '../../../ui/links.ts';

const toList: RenderLink = ({ id, ...link }) => <Link key={id} to="/my-edison/contratti" {...link} />;

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
      back={
        contract === undefined
          ? { label: <Trans>Forniture</Trans>, renderLink: toList }
          : { label: contractLabel(contract), renderLink: toContract(contract) }
      }
      aside={aside}
    >
      {children}
    </Page>
  );
}
