import { recuperaDatiProfilo } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { cardStateOf } from '../../shared/read/card-state.ts';
import { LiveCard } from '../../ui/parts/LiveCard.tsx';
import { Facts } from './Facts.tsx';

import '@mantine/core/styles/Skeleton.layer.css';

/** Where we reach the customer, on the home. */
export function ContactsHomeCard() {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const query = useQuery(queryOf(recuperaDatiProfilo, {}));
  const { email, phoneNumber } = query.data?.model ?? {};
  return (
    <LiveCard
      title={<Trans>Dove ti scriviamo</Trans>}
      state={cardStateOf(query)}
      skeleton={<Skeleton height="3rem" />}
      action={
        <Anchor component={Link} to="/my-edison/profilo">
          <Trans>Vai al profilo</Trans>
        </Anchor>
      }
    >
      <Facts
        facts={[
          [t`Email`, email?.toLowerCase() ?? t`Non ce l’abbiamo`],
          [t`Cellulare`, phoneNumber ?? t`Non ce l’abbiamo`],
        ]}
      />
    </LiveCard>
  );
}
