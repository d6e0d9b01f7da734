import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PageProps } from '../../ui/layout/Page.tsx';

/** The way back to where help is found. */
export function backToSupport(): PageProps['back'] {
  return {
    label: <Trans>Assistenza</Trans>,
    renderLink: ({ id, ...link }) => <Link key={id} to="/my-edison/assistenza" {...link} />,
  };
}
