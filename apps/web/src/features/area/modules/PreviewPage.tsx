import type { ModuleName, Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOfferPage } from '../../../shared/customer/use-offer-page.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { Offering } from '../../../ui/parts/Offering.tsx';
import { OutsideButton } from '../../../ui/parts/OutsideButton.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { previewWordsOf } from './preview-words.tsx';

interface PreviewPageProps {
  module: ModuleName;
  title: ReactNode;
  segment: Segment;
  /** What stays possible in the meantime. */
  below?: ReactNode;
}

/** A module that the customer does not have yet. */
export function PreviewPage({ module, title, segment, below }: PreviewPageProps) {
  const offers = useOfferPage(segment);
  const words = previewWordsOf(module);
  if (words === undefined) return <NotFoundPage />;
  return (
    <Page title={title} lead={<Trans>Ecco che cosa trovi qui quando sei cliente.</Trans>}>
      <Card as="div">
        <Offering
          {...words}
          action={
            <OutsideButton href={offers}>
              <Trans>Diventa cliente</Trans>
            </OutsideButton>
          }
        />
      </Card>
      {below}
    </Page>
  );
}
