import type { PushState } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useDevice } from '../../shared/push/use-device.ts';
import layout from '../../ui/layout/layout.module.css';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './push.module.css';

/** The state of pushes on this device, and the way to change it. */
export function ThisDevice({ state }: { state: PushState }) {
  const device = useDevice(state);
  return (
    <Card className={layout['stackLarge']}>
      <div className={layout['spread']}>
        <SectionTitle>
          <Trans>Questo dispositivo</Trans>
        </SectionTitle>
        {device.isOn ? (
          <Tag tone="good" icon={IconBell}>
            <Trans>Attive</Trans>
          </Tag>
        ) : (
          <Tag tone="quiet" icon={IconBellOff}>
            <Trans>Non attive</Trans>
          </Tag>
        )}
      </div>
      <div role="status" className={classes['words']}>
        <Words device={device} />
      </div>
      {device.failure === undefined ? null : <Callout tone="bad" role="alert" title={device.failure} />}
      <FormProblem problem={device.problem} />
    </Card>
  );
}

function Words({ device }: { device: ReturnType<typeof useDevice> }) {
  switch (device.support) {
    case 'MISSING':
      return (
        <p>
          <Trans>Qui non possono arrivare notifiche. Restano quelle nell’area clienti, le email e gli SMS.</Trans>
        </p>
      );
    case 'INSTALL_FIRST':
      return (
        <p>
          <Trans>
            Su iPhone e iPad le notifiche arrivano solo all’app installata. Tocca <strong>Condividi</strong>, poi{' '}
            <strong>Aggiungi alla schermata Home</strong>: apri l’area clienti da lì e torna a questa pagina.
          </Trans>
        </p>
      );
    case 'DENIED':
      if (device.isApp) {
        return (
          <p>
            <Trans>
              Hai bloccato le notifiche di questa app. Per riattivarle apri le impostazioni del telefono, cerca l’app e
              consenti le notifiche. Poi torna qui.
            </Trans>
          </p>
        );
      }
      return (
        <p>
          <Trans>
            Hai bloccato le notifiche di questo sito. Per riattivarle apri le impostazioni del sito, con l’icona accanto
            all’indirizzo, e consenti le notifiche. Poi ricarica la pagina.
          </Trans>
        </p>
      );
    case 'ASKABLE':
    case 'GRANTED':
      return device.isOn ? (
        <>
          <p>
            <Trans>
              Ti avvisiamo anche quando l’area clienti è chiusa. Sullo schermo non compaiono importi né nomi.
            </Trans>
          </p>
          <Button variant="light" loading={device.isBusy} onClick={() => device.turnOff()}>
            <Trans>Disattiva</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Ti avvisiamo anche quando l’area clienti è chiusa. Sullo schermo non compaiono importi né nomi.
            </Trans>
          </p>
          <Button loading={device.isBusy} onClick={() => void device.turnOn()}>
            <Trans>Attiva le notifiche</Trans>
          </Button>
        </>
      );
  }
}
