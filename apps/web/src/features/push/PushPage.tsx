import { pushState, unsubscribePush } from '@sportello/calls';
import type { PushDevice } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { DeviceName } from '../../shared/device/DeviceName.tsx';
import { backTo } from '../../shared/links/back-to.tsx';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { pastMoment } from '../../ui/moments.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../ui/layout/layout.module.css';
import { KindsCard } from './KindsCard.tsx';
import classes from './push.module.css';
import { ThisDevice } from './ThisDevice.tsx';

/** Pushes of the customer: on this device, on others, and of which kinds (push.consenso.1). */
export function PushPage() {
  const { config, queryOf } = useApp();
  const isThere = config.capabilities.includes(pushState.id);
  const state = readOf(useQuery({ ...queryOf(pushState, {}), enabled: isThere }));
  if (!isThere) return <NotFoundPage />;
  return (
    <Page
      title={<Trans>Notifiche sui dispositivi</Trans>}
      lead={<Trans>Bollette, letture e visite, anche quando l’area clienti è chiusa.</Trans>}
      back={backTo.profile()}
    >
      <ReadBody read={state} failed={<Trans>Non riusciamo a caricare le tue scelte</Trans>} skeleton={<CardSkeleton />}>
        {(known) => (
          <div className={classes['narrow']}>
            <ThisDevice state={known} />
            <KindsCard kinds={known.kinds} />
            <OtherDevices devices={known.devices.filter(({ isThis }) => !isThis)} />
          </div>
        )}
      </ReadBody>
    </Page>
  );
}

function OtherDevices({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0) return null;
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Altri dispositivi con le notifiche</Trans>
      </SectionTitle>
      <ul className={layout['stack']}>
        {devices.map((device) => (
          <li key={device.id}>
            <OtherDevice device={device} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OtherDevice({ device: { id, userAgent, since } }: { device: PushDevice }) {
  const { clock } = useApp();
  const { send, isSending, problem } = useChange(unsubscribePush, { request: () => ({ params: { id } }) });
  const nameId = `push-${id}`;
  return (
    <>
      <div className={layout['spread']}>
        <div>
          <p id={nameId}>
            <strong>
              <DeviceName userAgent={userAgent} />
            </strong>
          </p>
          <p className={layout['soft']}>
            <Trans>Attive da {pastMoment(since, clock.now())}</Trans>
          </p>
        </div>
        <Button variant="light" loading={isSending} aria-describedby={nameId} onClick={() => send()}>
          <Trans>Disattiva</Trans>
        </Button>
      </div>
      <FormProblem problem={problem} />
    </>
  );
}
