import { oppositions } from '@sportello/calls';
import type { DataUses } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useDataUses } from '../../shared/customer/use-data-uses.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { StatePanel } from '../../ui/parts/states/StatePanel.tsx';
import { LockKey } from '../../ui/pictures/content/spots.tsx';

/** Gate for offers: users who object see a link to that setting instead (profilo.opposizione.3). */
export function WhereAllowed({ children }: { children: (uses: DataUses) => ReactNode }) {
  return (
    <ReadBody
      read={useDataUses()}
      isDated
      failed={<Trans>Adesso non sappiamo se vuoi vedere le offerte</Trans>}
      skeleton={<CardSkeleton />}
    >
      {(uses) => (uses.offers ? children(uses) : <Opposed />)}
    </ReadBody>
  );
}

/**
 * If objection is switched off, an earlier objection still applies and there is no link to change it
 * (profilo.opposizione.1).
 */
function Opposed() {
  const { capabilities } = useApp().config;
  const canChange = capabilities.includes(oppositions.id);
  return (
    <Card>
      <StatePanel
        picture={<LockKey />}
        title={<Trans>Hai scelto di non vedere offerte</Trans>}
        actions={
          canChange && (
            <ButtonLink to="/my-edison/profilo/consensi" variant="light">
              <Trans>Rivedi la tua scelta</Trans>
            </ButtonLink>
          )
        }
      >
        {canChange ? (
          <Trans>Ti sei opposto alle nostre proposte, e qui non te ne mostriamo. Puoi cambiare idea quando vuoi.</Trans>
        ) : (
          <Trans>Ti sei opposto alle nostre proposte, e qui non te ne mostriamo.</Trans>
        )}
      </StatePanel>
    </Card>
  );
}
