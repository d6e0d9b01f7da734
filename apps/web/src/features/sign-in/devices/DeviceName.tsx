import { Trans } from '@lingui/react/macro';
import { deviceOf } from './device-name.ts';

/** "Chrome su Windows", or as much of it as is known. */
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
