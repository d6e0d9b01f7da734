import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useIsSignedIn } from '../../../shared/customer/use-is-signed-in.ts';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import { Flame } from '../../../ui/pictures/content/more-spots.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './emergency.module.css';
import { OwnNumbers } from './OwnNumbers.tsx';

import '../../../ui/theme/anchors.ts';

/** The single European emergency number. */
const EMERGENCY = '112';

/**
 * Instructions for a gas leak or a power cut, open to everybody (assistenza.emergenza.1). Its text needs no call, so
 * that it can be read while the app or the network is not there.
 */
export function EmergencyPage() {
  const isSignedIn = useIsSignedIn();
  return (
    <OpenPage
      title={<Trans>Odore di gas?</Trans>}
      lead={<Trans>Esci subito, poi chiama da fuori.</Trans>}
      promise={<Trans>In caso di pericolo, prima mettiti al sicuro.</Trans>}
      picture={<Flame />}
      below={
        <Anchor href={isSignedIn ? '/my-edison' : '/login'}>
          {isSignedIn ? <Trans>Torna all’area clienti</Trans> : <Trans>Vai all’accesso</Trans>}
        </Anchor>
      }
    >
      <div className={layout['stackLarge']}>
        <ol className={classes['steps']}>
          <li>
            <Trans>Non accendere e non spegnere niente: luci, campanello, fornelli. Non fumare.</Trans>
          </li>
          <li>
            <Trans>Apri le finestre e chiudi il rubinetto del gas, se puoi farlo senza rischio.</Trans>
          </li>
          <li>
            <Trans>Esci, avvisa i vicini a voce e usa il telefono solo da fuori.</Trans>
          </li>
        </ol>
        <CallButton phone={EMERGENCY} variant="filled" color="red" className={classes['call'] ?? ''} />
        <section className={layout['stackSmall']} aria-labelledby="pronto-intervento">
          <h2 id="pronto-intervento" className={screens['heading']}>
            <Trans>Pronto intervento del distributore</Trans>
          </h2>
          <p>
            <Trans>Risponde giorno e notte, per il gas e per la corrente. Non siamo noi: è chi gestisce la rete.</Trans>
          </p>
          {isSignedIn ? (
            <OwnNumbers />
          ) : (
            <p>
              <Trans>
                Per il numero della tua zona <a href="/login">accedi</a>: è nella pagina della tua fornitura.
              </Trans>
            </p>
          )}
        </section>
        <section className={layout['stackSmall']} aria-labelledby="manca-la-corrente">
          <h2 id="manca-la-corrente" className={screens['heading']}>
            <Trans>Manca la corrente?</Trans>
          </h2>
          <p>
            <Trans>
              Guarda se è al buio anche il vicinato. Se manca solo da te, controlla il quadro e l’interruttore del
              contatore; poi chiama il distributore.
            </Trans>
          </p>
        </section>
      </div>
    </OpenPage>
  );
}
