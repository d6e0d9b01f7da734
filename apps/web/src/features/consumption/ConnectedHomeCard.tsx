import { apple } from '@sportello/calls';
import type { HomeHandover } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadCard } from '../../shared/read/ReadCard.tsx';
import { OutsideButton } from '../../ui/parts/ways/OutsideButton.tsx';
import layout from '../../ui/layout/layout.module.css';

/** The connected home authenticates the user itself and receives only the originating section. */
const data = JSON.stringify({ sezione: 'controllo-energia' });

/** Links to the connected home if the provider has one (consumo.casa.1). */
export function ConnectedHomeCard() {
  const { connectedHome } = useApp().config;
  return connectedHome === undefined ? null : <Handover url={connectedHome} />;
}

function Handover({ url }: { url: string }) {
  const { queryOf } = useApp();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const read = readOf(useQuery(queryOf(apple, { headers, query: { urlRedirect: url, data } })));
  return (
    <ReadCard
      read={read}
      isDated
      title={<Trans>Casa connessa</Trans>}
      skeleton={<Skeleton height="5rem" />}
      failed={<Trans>Non riusciamo ad aprire la casa connessa in questo momento</Trans>}
    >
      {(handover) => (
        <div className={layout['stack']}>
          <p>
            <Trans>Accendi, spegni e programma da lontano i dispositivi collegati.</Trans>
          </p>
          <div>
            <OutsideButton href={addressOf(handover)}>
              <Trans>Apri la casa connessa</Trans>
            </OutsideButton>
          </div>
        </div>
      )}
    </ReadCard>
  );
}

/** Builds the URL from the redirect that the server allows and the data to pass on. */
function addressOf({ redirectUrl, data: given }: HomeHandover): string {
  const address = new URL(redirectUrl);
  address.searchParams.set('data', JSON.stringify(given));
  return address.href;
}
