import type { ReactNode } from 'react';
import { backTo } from '../../shared/links/back-to.tsx';
import { Page } from '../../ui/layout/Page.tsx';

interface ProfileFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page under the profile, with the way back to it. */
export function ProfileFrame(props: ProfileFrameProps) {
  return <Page back={backTo.profile()} {...props} />;
}
