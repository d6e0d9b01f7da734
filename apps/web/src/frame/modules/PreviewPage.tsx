import type { ModuleName, Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { useOfferPage } from '../../shared/customer/use-offer-page.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Offering } from '../../ui/parts/cards/Offering.tsx';
import { OutsideButton } from '../../ui/parts/ways/OutsideButton.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { previewWordsOf } from './preview-words.tsx';

/** Modules available with any active supply (moduli.stati.1). */
const OPENS_WITH_A_SUPPLY: ReadonlySet<ModuleName> = new Set(['contracts', 'archive', 'profile']);

interface PreviewPageProps {
  module: ModuleName;
  title: ReactNode;
  segment: Segment;
  below?: ReactNode;
}

export function PreviewPage({ module, title, segment, below }: PreviewPageProps) {
  const offers = useOfferPage(segment);
  const { contracts } = useContractLists();
  // Customers with a pending supply are not invited to choose an offer.
  const isComing = OPENS_WITH_A_SUPPLY.has(module) && contracts.some(({ status }) => status === 'IN_ATTIVAZIONE');
  const words = previewWordsOf(module);
  if (words === undefined) return <NotFoundPage />;
  return (
    <Page title={title} lead={<Trans>Quando la tua fornitura sarà attiva, qui troverai:</Trans>}>
      <Card as="div">
        <Offering
          {...words}
          {...(isComing && {
            how: <Trans>Manca poco: si attiva insieme alla tua fornitura.</Trans>,
          })}
          action={
            isComing ? (
              <Button component={Link} to="/my-edison">
                <Trans>Segui l’attivazione</Trans>
              </Button>
            ) : (
              <OutsideButton href={offers}>
                <Trans>Diventa cliente</Trans>
              </OutsideButton>
            )
          }
        />
      </Card>
      {below}
    </Page>
  );
}
