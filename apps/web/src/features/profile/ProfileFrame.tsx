import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../../ui/layout/Page.tsx';
import type { RenderLink } from '../../ui/links.ts';

const toProfile: RenderLink = ({ id, ...link }) => <Link key={id} to="/my-edison/profilo" {...link} />;

interface ProfileFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page under the profile, with the way back to it. */
export function ProfileFrame(props: ProfileFrameProps) {
  return <Page back={{ label: <Trans>Profilo</Trans>, renderLink: toProfile }} {...props} />;
}
