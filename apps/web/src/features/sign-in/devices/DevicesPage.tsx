import type { DeviceSession } from '@sportello/domain';
import { sessions } from '@sportello/calls';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { backTo } from '../../../shared/links/back-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { DeviceList, DeviceListSkeleton } from './DeviceList.tsx';
import classes from './DeviceList.module.css';
import { EndDeviceDialog, EndOthersDialog } from './EndDialogs.tsx';

export function DevicesPage() {
  const { config } = useApp();
  const user = usePerson();
  if (!config.capabilities.includes(sessions.id)) return <NotFoundPage />;
  return (
    <Page
      title={<Trans>Dispositivi e accessi</Trans>}
      lead={
        <Trans>
          I dispositivi su cui è aperta la tua area clienti. Se non ne riconosci uno, chiudi il suo accesso.
        </Trans>
      }
      back={user?.modules.profile === 'ACTIVE' ? backTo.profile() : backTo.home()}
    >
      <Devices />
    </Page>
  );
}

function Devices() {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(sessions, {})));
  const [ending, setEnding] = useState<DeviceSession | 'others'>();
  const [ended, setEnded] = useState(0);

  const close = () => setEnding(undefined);
  const onEnded = (count: number) => {
    close();
    setEnded(count);
  };

  return (
    <>
      <output className={classes['said']} aria-live="polite">
        {ended === 0 ? null : (
          <Callout tone="good" takesFocus onClose={() => setEnded(0)}>
            <Plural
              value={ended}
              one="Fatto: su quel dispositivo bisogna accedere di nuovo."
              other="Fatto: su # dispositivi bisogna accedere di nuovo."
            />
          </Callout>
        )}
      </output>
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare i tuoi accessi</Trans>}
        skeleton={<DeviceListSkeleton />}
        empty={
          <Card>
            <EmptyState level={2} title={<Trans>Non risulta nessun accesso</Trans>}>
              <Trans>Almeno questo dispositivo dovrebbe comparire: riprova tra poco.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {(devices) => (
          <>
            <DeviceList devices={devices.toSorted(thisFirst)} onEnd={setEnding} />
            {devices.every(({ isThis }) => isThis) ? null : (
              <div>
                <Button variant="default" onClick={() => setEnding('others')}>
                  <Trans>Esci da tutti gli altri</Trans>
                </Button>
              </div>
            )}
          </>
        )}
      </ReadBody>
      <EndDeviceDialog device={ending === 'others' ? undefined : ending} onClose={close} onEnded={() => onEnded(1)} />
      <EndOthersDialog opened={ending === 'others'} onClose={close} onEnded={onEnded} />
    </>
  );
}

/** Sorts the current session first, then by last use. */
function thisFirst(one: DeviceSession, other: DeviceSession): number {
  return Number(other.isThis) - Number(one.isThis) || other.seenAt - one.seenAt;
}
