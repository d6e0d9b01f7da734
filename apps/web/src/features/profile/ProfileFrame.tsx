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

/** Staff have no profile, so their back link leads to the home page. */
export function ProfileFrame(props: ProfileFrameProps) {
  const hasProfile = usePerson()?.modules.profile !== 'HIDDEN';
  return <Page back={hasProfile ? backTo.profile() : backTo.home()} {...props} />;
}
