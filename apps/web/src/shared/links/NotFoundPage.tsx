import { Trans } from '@lingui/react/macro';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { NotFoundState } from '../../ui/parts/states/states.tsx';
import { HomeButton } from './HomeButton.tsx';

/** A URL of the area that doesn't exist, or not for this customer. */
export function NotFoundPage() {
  return (
    <Page title={<Trans>Pagina non trovata</Trans>}>
      <Card>
        <NotFoundState level={2} actions={<HomeButton />} />
      </Card>
    </Page>
  );
}
