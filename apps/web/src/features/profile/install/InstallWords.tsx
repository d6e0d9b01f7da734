import { Trans } from '@lingui/react/macro';
import type { InstallWay } from '../../../shared/install/use-install-way.ts';

export function InstallWords({ way }: { way: Exclude<InstallWay, 'done'> }) {
  switch (way) {
    case 'prompt':
      return <Trans>Si apre a tutto schermo e parte anche senza rete. Non occupa quasi spazio.</Trans>;
    case 'ios':
      return (
        <Trans>
          In Safari tocca <strong>Condividi</strong>, poi <strong>Aggiungi alla schermata Home</strong>.
        </Trans>
      );
    case 'menu':
      return (
        <Trans>
          Apri il menu del browser e scegli <strong>Installa app</strong> o <strong>Aggiungi a schermata Home</strong>.
        </Trans>
      );
  }
}
