import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useApp } from '../../api/app.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';

/** Nothing yet, or nothing any more: how to become a customer, on the provider's offers page (Spec 1 §2). */
export function NoContracts({ isProspect, hadSome }: { isProspect: boolean; hadSome: boolean }) {
  const { config } = useApp();
  return (
    <Card>
      <EmptyState
        wide
        title={hadSome ? <Trans>Non hai contratti attivi</Trans> : <Trans>Non hai ancora contratti</Trans>}
        actions={
          <Button
            component="a"
            color="amber"
            href={config.brand.homePage}
            target="_blank"
            rel="noopener"
            rightSection={<IconExternalLink size={20} aria-hidden="true" />}
          >
            <Trans>Diventa cliente</Trans>
            <VisuallyHidden>
              {' '}
              <Trans>(si apre in una nuova finestra)</Trans>
            </VisuallyHidden>
          </Button>
        }
      >
        {isProspect ? (
          <Trans>Sei a un passo: scegli l’offerta di luce e gas che fa per te, e la segui da qui.</Trans>
        ) : (
          <Trans>Quando attivi luce, gas, fibra o un servizio, il contratto è qui.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
