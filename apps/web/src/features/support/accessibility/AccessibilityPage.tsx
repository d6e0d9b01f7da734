import { fullDay } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsSignedIn } from '../../../shared/customer/use-is-signed-in.ts';
import { useApp } from '../../../api/app.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { Shield } from '../../../ui/pictures/content/more-spots.tsx';
import classes from './accessibility.module.css';
import { conformityOf, declaration } from './declaration.ts';
import { FeedbackWays } from './FeedbackWays.tsx';

import '../../../ui/theme/anchors.ts';

/** Declaration of accessibility, open to everybody and readable without a call (assistenza.accessibilita.1). */
export function AccessibilityPage() {
  const { name } = useApp().config.brand;
  const isSignedIn = useIsSignedIn();
  return (
    <OpenPage
      title={<Trans>Dichiarazione di accessibilità</Trans>}
      lead={<Trans>Vale per l’area clienti di {name}.</Trans>}
      promise={<Trans>Un’area clienti per tutti.</Trans>}
      picture={<Shield />}
      below={
        <Anchor href={isSignedIn ? '/my-edison' : '/login'}>
          {isSignedIn ? <Trans>Torna all’area clienti</Trans> : <Trans>Vai all’accesso</Trans>}
        </Anchor>
      }
    >
      <div className={layout['stackLarge']}>
        <Part id="conformita" title={<Trans>Stato di conformità</Trans>}>
          <p>
            <Trans>
              Lo standard è la norma europea EN 301 549, che comprende le regole WCAG 2.1 di livello AA. Lo chiedono la
              legge 4/2004 e il decreto legislativo 82/2022.
            </Trans>
          </p>
          <p className={layout['strong']}>
            {conformityOf(declaration) === 'FULL' ? (
              <Trans>L’area clienti è conforme.</Trans>
            ) : (
              <Trans>L’area clienti è parzialmente conforme: qui sotto trovi cosa manca.</Trans>
            )}
          </p>
        </Part>
        {declaration.barriers.length === 0 ? null : (
          <Part id="cosa-manca" title={<Trans>Contenuti non accessibili</Trans>}>
            <Barriers />
          </Part>
        )}
        <Part id="prove" title={<Trans>Prove fatte</Trans>}>
          <Tests />
          <p>
            <Trans>
              È un’autovalutazione, fatta il {fullDay(declaration.evaluatedOn)}. La ripetiamo almeno una volta l’anno.
            </Trans>
          </p>
        </Part>
        <Part id="segnala" title={<Trans>Segnala un problema</Trans>}>
          <FeedbackWays isSignedIn={isSignedIn} />
        </Part>
        <Part id="reclamo" title={<Trans>Reclamo ad AgID</Trans>}>
          <p>
            <Trans>
              Aspetta la nostra risposta per 30 giorni. Se non arriva, o non ti basta, puoi scrivere al Difensore civico
              per il digitale. Il suo ufficio è presso AgID (legge 4/2004, articolo 3-quinquies).
            </Trans>
          </p>
          <p>
            <Trans>AgID riceve anche i reclami sui servizi del decreto legislativo 82/2022.</Trans>
          </p>
          <p>
            <Anchor href="https://www.agid.gov.it/it/design-servizi/accessibilita" target="_blank" rel="noopener">
              <Trans>Vai al sito di AgID</Trans>
            </Anchor>
          </p>
        </Part>
      </div>
    </OpenPage>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={layout['stackSmall']} aria-labelledby={id}>
      <h2 id={id} className={screens['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Barriers() {
  const { t } = useLingui();
  return (
    <ul className={classes['list']}>
      {declaration.barriers.map(({ id, what, instead, criterion }) => (
        <li key={id}>
          {t(what)} {t(instead)} <span className={classes['criterion']}>({criterion})</span>
        </li>
      ))}
    </ul>
  );
}

function Tests() {
  const { t } = useLingui();
  return (
    <ul className={classes['list']}>
      {declaration.tests.map(({ id, words }) => (
        <li key={id}>{t(words)}</li>
      ))}
    </ul>
  );
}
