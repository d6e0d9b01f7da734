import { Trans } from '@lingui/react/macro';
import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../forms.module.css';

import '../../../ui/theme/anchors.ts';

/** Opens the provider's terms in a new window, or expands the area's own. */
export function TermsOfUse() {
  const { config } = useApp();
  const { name } = config.brand;
  return (
    <Policy title={<Trans>Leggi le condizioni d’uso</Trans>} url={config.policies?.terms}>
      <p>
        <Trans>
          L’area clienti di {name} ti fa vedere e gestire i tuoi contratti. L’accesso è personale: tieni per te nome
          utente e password, e avvisaci se pensi che qualcun altro li conosca.
        </Trans>
      </p>
      <p>
        <Trans>
          Quello che chiedi da qui, come un appuntamento o una modifica, vale come se lo chiedessi per iscritto. Le
          condizioni dei tuoi contratti non cambiano.
        </Trans>
      </p>
      <p>
        <Trans>Puoi chiudere l’accesso in ogni momento, dal tuo profilo. Il servizio è gratuito.</Trans>
      </p>
    </Policy>
  );
}

export function PrivacyPolicy() {
  const { config } = useApp();
  const { name } = config.brand;
  return (
    <Policy title={<Trans>Leggi l’informativa sulla privacy</Trans>} url={config.policies?.privacy}>
      <p>
        <Trans>
          {name} usa i tuoi dati per darti l’accesso e per eseguire i tuoi contratti: per questo non serve un consenso.
        </Trans>
      </p>
      <p>
        <Trans>
          Per offerte, proposte su misura e comunicazioni a partner serve invece il tuo consenso. Lo dai o lo togli
          quando vuoi, dal tuo profilo, senza conseguenze sui contratti.
        </Trans>
      </p>
      <p>
        <Trans>
          Puoi chiedere di vedere, correggere, scaricare o cancellare i tuoi dati; quelli che la legge impone di
          conservare restano per il tempo previsto.
        </Trans>
      </p>
    </Policy>
  );
}

interface PolicyProps {
  title: ReactNode;
  /** URL of the provider's own text. */
  url: string | undefined;
  /** Fallback text. */
  children: ReactNode;
}

function Policy({ title, url, children }: PolicyProps) {
  if (url === undefined) {
    return (
      <details>
        <summary className={screens['plainSummary']}>{title}</summary>
        <div className={cx(screens['well'], classes['policy'])}>{children}</div>
      </details>
    );
  }
  return (
    <Anchor href={url} target="_blank" rel="noopener">
      {title}
      <VisuallyHidden>
        {' '}
        <Trans>(si apre in una nuova finestra)</Trans>
      </VisuallyHidden>
    </Anchor>
  );
}
