import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { PageProps } from '../../ui/layout/Page.tsx';
import { linkTo } from './link-to.tsx';
import { toContract } from './to-contract.tsx';

type Back = NonNullable<PageProps['back']>;

export const backTo = {
  home: (): Back => ({
    label: <Trans>Home</Trans>,
    renderLink: linkTo({ to: '/my-edison' }),
  }),
  contracts: (): Back => ({
    label: <Trans>Forniture</Trans>,
    renderLink: linkTo({ to: '/my-edison/contratti' }),
  }),
  contract: (contract: Contract): Back => ({ label: contractLabel(contract), renderLink: toContract(contract) }),
  profile: (): Back => ({
    label: <Trans>Profilo</Trans>,
    renderLink: linkTo({ to: '/my-edison/profilo' }),
  }),
  support: (): Back => ({
    label: <Trans>Assistenza</Trans>,
    renderLink: linkTo({ to: '/my-edison/assistenza' }),
  }),
};
