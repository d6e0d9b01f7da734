import { contactInbox, recuperaDatiProfilo } from '@sportello/calls';
import { fullName } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { NotRead } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { Greeting } from '../../ui/parts/Greeting.tsx';
import { CardSkeleton } from '../../ui/parts/LinesSkeleton.tsx';
import { OpensSoonState } from '../../ui/parts/states.tsx';
import { ContactInbox } from './ContactInbox.tsx';

/** The home of an operator; for everybody else there is no such page. */
export function OperatorPage() {
  const { queryOf, config } = useApp();
  const [hour] = useState(() => new Date().getHours());
  const read = readOf(useQuery(queryOf(recuperaDatiProfilo, {})));
  const profile = read.data;

  if (profile === undefined) {
    return (
      <Page title={<Trans>Operatore</Trans>}>
        <NotRead read={read} skeleton={<CardSkeleton />} />
      </Page>
    );
  }
  if (profile.segment !== 'OPERATORE') return <NotFoundPage />;
  return (
    <Page title={<Greeting name={fullName(profile) || profile.username} hour={hour} />}>
      {config.capabilities.includes(contactInbox.id) ? <ContactInbox /> : null}
      <Card>
        <OpensSoonState level={2} title={<Trans>Gli strumenti per assistere i clienti aprono presto</Trans>}>
          <Trans>Da qui cercherai un cliente e lo aiuterai con contratti, bollette e interventi.</Trans>
        </OpensSoonState>
      </Card>
    </Page>
  );
}
