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
  /** Page of an ACTIVE module; "not found" without one. */
  children?: ReactNode;
  /** Below the preview: what is already possible. */
  underPreview?: ReactNode;
  underLight?: ReactNode;
  /** Replaces the preview for pages that must stay accessible, such as personal data. */
  whenPreview?: ReactNode;
  /** Page for operators and maintenance staff, who have no modules. */
  whenStaff?: ReactNode;
}

/** Gates a module by its state, also for direct URLs (moduli.stati.7). */
export function ModuleGate({ module, children, underPreview, underLight, whenPreview, whenStaff }: ModuleGateProps) {
  const { i18n } = useLingui();
  const { config } = useApp();
  const { user, profile } = useUser();
  const person = usePerson();
  const place = MODULE_PLACES.find((each) => each.module === module);
  const title = place && i18n._(place.label);

  // The profile module does not depend on contracts.
  const state = module === 'profile' ? person?.modules.profile : user?.modules[module];
  if (state === undefined || person === undefined) {
    return (
      <Page title={title}>
        {/* If the profile is loaded, the contracts are still pending. */}
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
              title={<Trans>Pagina non ancora disponibile</Trans>}
              actions={<HomeButton variant="light" />}
            >
              {config.disabledModules?.[module]}
            </OpensSoonState>
          </Card>
        </Page>
      );
  }
}
