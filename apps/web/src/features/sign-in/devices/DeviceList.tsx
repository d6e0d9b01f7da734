import type { DeviceSession } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  IconBrowser,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconPin,
  IconCircleCheck,
} from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { deviceOf, type Device } from '../../../shared/device/device-name.ts';
import { DeviceName } from '../../../shared/device/DeviceName.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './DeviceList.module.css';
import { usedMoment } from '../../../ui/moments.ts';

const ICONS: Record<Device['kind'], typeof IconBrowser> = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconBrowser,
};

export interface DeviceListProps {
  devices: readonly DeviceSession[];
  onEnd: (device: DeviceSession) => void;
}

export function DeviceList({ devices, onEnd }: DeviceListProps) {
  return (
    <Card padding="none">
      <ul className={cx(blocks['stackFlush'], blocks['divided'])}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => onEnd(device)} />
        ))}
      </ul>
    </Card>
  );
}

function DeviceRow({ device, onEnd }: { device: DeviceSession; onEnd: () => void }) {
  const Icon = ICONS[deviceOf(device.userAgent).kind];
  const nameId = `dispositivo-${device.id}`;
  return (
    <li className={classes['row']}>
      <span className={classes['icon']}>
        <Icon size={26} aria-hidden="true" />
      </span>
      <div className={cx(layout['stackTight'], screens['shrinks'])}>
        <h2 className={cx(layout['subtitle'], blocks['anywhere'], classes['name'])} id={nameId}>
          <DeviceName userAgent={device.userAgent} />
        </h2>
        <p className={classes['detail']}>
          <LastUse device={device} />
        </p>
        {device.isThis || device.isRemembered ? (
          <div className={cx(layout['row'], classes['tags'])}>
            {device.isThis ? (
              <Tag tone="good" icon={IconCircleCheck}>
                <Trans>Questo dispositivo</Trans>
              </Tag>
            ) : null}
            {device.isRemembered ? (
              <Tag tone="info" icon={IconPin}>
                <Trans>Accesso ricordato</Trans>
              </Tag>
            ) : null}
          </div>
        ) : null}
      </div>
      {device.isThis ? null : (
        <Button className={classes['end'] ?? ''} variant="light" aria-describedby={nameId} onClick={onEnd}>
          <Trans>Esci da questo dispositivo</Trans>
        </Button>
      )}
    </li>
  );
}

function LastUse({ device }: { device: DeviceSession }) {
  const { clock } = useApp();
  const when = usedMoment(device.isThis ? device.signedInAt : device.seenAt, clock.now());
  return device.isThis ? <Trans>In uso ora · accesso {when}</Trans> : <Trans>Usato {when}</Trans>;
}

export function DeviceListSkeleton() {
  const row = (
    <div className={classes['row']} aria-hidden="true">
      <span className={classes['icon']} />
      <div className={cx(layout['stackTight'], screens['shrinks'])}>
        <p className={cx(layout['subtitle'], blocks['anywhere'], classes['name'])}>
          <span className={classes['bone']} style={{ inlineSize: '11rem' }}>
            &nbsp;
          </span>
        </p>
        <p className={classes['detail']}>
          <span className={classes['bone']} style={{ inlineSize: '8rem' }}>
            &nbsp;
          </span>
        </p>
      </div>
    </div>
  );
  return (
    <Card padding="none">
      <div className={cx(blocks['stackFlush'], blocks['divided'])}>
        {row}
        {row}
      </div>
    </Card>
  );
}
