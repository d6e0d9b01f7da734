import type { ReactNode } from 'react';
import { usePerson } from '../../shared/customer/use-person.ts';
import { backTo } from '../../shared/links/back-to.tsx';
import { Page } from '../../ui/layout/Page.tsx';

interface ProfileFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page under the profile, with the way back to it; staff have none, and go home. */
export function ProfileFrame(props: ProfileFrameProps) {
  const hasProfile = usePerson()?.modules.profile !== 'HIDDEN';
  return <Page back={hasProfile ? backTo.profile() : backTo.home()} {...props} />;
}
