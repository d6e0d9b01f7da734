import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/Card.tsx';
import { NotFoundState } from '../../ui/parts/states.tsx';

/** An address of the area that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page title={<Trans>Pagina non trovata</Trans>}>
      <Card>
        <NotFoundState
          level={2}
          actions={
            <Button component={Link} to="/my-edison">
              <Trans>Vai alla home</Trans>
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
