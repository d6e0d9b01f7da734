import { Trans } from '@lingui/react/macro';
import { deviceOf } from './device-name.ts';

export function DeviceName({ userAgent }: { userAgent: string | undefined }) {
  const { browser, system } = deviceOf(userAgent);
  if (browser !== undefined && system !== undefined) {
    return (
      <Trans>
        {browser} su {system}
      </Trans>
    );
  }
  return browser ?? system ?? <Trans>Dispositivo non riconosciuto</Trans>;
}
