import type { User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { useCallCentre } from '../../shared/customer/use-call-centre.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Offering } from '../../ui/parts/cards/Offering.tsx';
import { CallButton } from '../../ui/parts/ways/CallButton.tsx';
import { OutsideButton } from '../../ui/parts/ways/OutsideButton.tsx';
import { Technician } from '../../ui/pictures/content/spots.tsx';

interface LightPageProps {
  title: ReactNode;
  user: User;
  below: ReactNode;
}

/** Risolve for administrators and businesses: description and phone number (moduli.stati.3). */
export function LightPage({ title, user, below }: LightPageProps) {
  const { config } = useApp();
  const phone = useCallCentre(user);
  return (
    <Page title={title} lead={<Trans>La versione per condomìni e imprese.</Trans>}>
      <Card as="div">
        <Offering
          picture={<Technician />}
          title={<Trans>Un guasto negli impianti? Mandiamo un tecnico</Trans>}
          points={[
            <Trans key="1">Elettricità, gas e acqua, nelle parti comuni o nella tua sede.</Trans>,
            <Trans key="2">Un referente che conosce le tue forniture.</Trans>,
            <Trans key="3">Un preventivo prima di cominciare.</Trans>,
          ]}
          how={<Trans>Ogni impianto è diverso: chiamaci, e organizziamo insieme l’intervento.</Trans>}
          action={
            phone === undefined ? (
              <OutsideButton href={config.brand.homePage}>
                <Trans>Contattaci</Trans>
              </OutsideButton>
            ) : (
              <CallButton phone={phone} color="amber" variant="filled" />
            )
          }
        />
      </Card>
      {below}
    </Page>
  );
}
