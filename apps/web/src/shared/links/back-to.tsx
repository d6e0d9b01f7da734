import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PageProps } from '../../ui/layout/Page.tsx';
import { toContract } from './to-contract.tsx';

type Back = NonNullable<PageProps['back']>;

/** The ways back that stand at the head of a page. */
export const backTo = {
  home: (): Back => ({
    label: <Trans>Home</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison" {...link} />,
  }),
  contracts: (): Back => ({
    label: <Trans>Forniture</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/contratti" {...link} />,
  }),
  contract: (contract: Contract): Back => ({ label: contractLabel(contract), renderLink: toContract(contract) }),
  profile: (): Back => ({
    label: <Trans>Profilo</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/profilo" {...link} />,
  }),
  support: (): Back => ({
    label: <Trans>Assistenza</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/assistenza" {...link} />,
  }),
};
