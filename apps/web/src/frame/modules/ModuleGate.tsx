import { isStaff, type ModuleName } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { usePerson } from '../../shared/customer/use-person.ts';
import { useUser } from '../../shared/customer/use-user.ts';
import { HomeButton } from '../../shared/links/HomeButton.tsx';
import { NotRead } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { OpensSoonState } from '../../ui/parts/states/states.tsx';
import { MODULE_PLACES } from '../module-places.ts';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { LightPage } from './LightPage.tsx';
import { PreviewPage } from './PreviewPage.tsx';

interface ModuleGateProps {
  module: ModuleName;
  /** The page of the module where it is ACTIVE; without one it is as if it were not there. */
  children?: ReactNode;
  /** Under the preview: what stays possible in the meantime. */
  underPreview?: ReactNode;
  /** Under the reduced page: what there is of it for this customer. */
  underLight?: ReactNode;
  /** In place of the preview: a page that nobody may be kept from, such as one's own data. */
  whenPreview?: ReactNode;
  /** For operators and maintenance staff, who have no module: a page that is theirs all the same. */
  whenStaff?: ReactNode;
}

/** Shows a module as the customer has it, also to who typed its URL (moduli.stati.7). */
export function ModuleGate({ module, children, underPreview, underLight, whenPreview, whenStaff }: ModuleGateProps) {
  const { i18n } = useLingui();
  const { config } = useApp();
  const { user, profile } = useUser();
  const person = usePerson();
  const place = MODULE_PLACES.find((each) => each.module === module);
  const title = place && i18n._(place.label);

  // What the profile is hangs on nothing else: it waits for no contracts.
  const state = module === 'profile' ? person?.modules.profile : user?.modules[module];
  if (state === undefined || person === undefined) {
    return (
      <Page title={title}>
        {/* With a profile it is the contracts that are still on their way. */}
        <NotRead
          read={{ ...profile, error: profile.data === undefined ? profile.error : null }}
          skeleton={<CardSkeleton />}
        />
      </Page>
    );
  }
  switch (state) {
    case 'ACTIVE':
      return children ?? <NotFoundPage />;
    case 'PREVIEW':
      return whenPreview ?? <PreviewPage module={module} title={title} segment={person.segment} below={underPreview} />;
    case 'LIGHT':
      return user && <LightPage title={title} user={user} below={underLight} />;
    case 'HIDDEN':
      return (isStaff(person.segment) && whenStaff) || <NotFoundPage />;
    case 'DISABLED':
      return (
        <Page title={title}>
          <Card>
            <OpensSoonState
              level={2}
              title={<Trans>Per ora questa parte è chiusa</Trans>}
              actions={<HomeButton variant="light" />}
            >
              {config.disabledModules?.[module]}
            </OpensSoonState>
          </Card>
        </Page>
      );
  }
}
