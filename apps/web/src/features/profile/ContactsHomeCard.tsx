import { recuperaDatiProfilo } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { Facts } from '../../ui/parts/Facts.tsx';

import '@mantine/core/styles/Skeleton.layer.css';

/** Where we reach the customer, on the home. */
export function ContactsHomeCard() {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const profile = readOf(useQuery(queryOf(recuperaDatiProfilo, {})));
  return (
    <ReadCard
      title={<Trans>Dove ti scriviamo</Trans>}
      read={profile}
      skeleton={<Skeleton height="3rem" />}
      action={
        <Anchor component={Link} to="/my-edison/profilo">
          <Trans>Vai al profilo</Trans>
        </Anchor>
      }
    >
      {({ email, phoneNumber }) => (
        <Facts
          facts={[
            { name: t`Email`, value: email?.toLowerCase() ?? t`Non ce l’abbiamo` },
            { name: t`Cellulare`, value: phoneNumber ?? t`Non ce l’abbiamo` },
          ]}
        />
      )}
    </ReadCard>
  );
}
