import type { PublicCaseReceipt } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { longDay } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';

import '../../../ui/theme/anchors.ts';

interface PublicCaseSentProps {
  receipt: PublicCaseReceipt;
  email: string;
}

/** Number, day of the reply, and the code that attaches the complaint to an account (reclami.pubblico.3). */
export function PublicCaseSent({ receipt: { number, answerBy, linkCode }, email }: PublicCaseSentProps) {
  const { t } = useLingui();
  const { clock } = useApp();
  return (
    <OpenPage
      title={<Trans>Reclamo ricevuto</Trans>}
      lead={
        <Trans>
          Ti rispondiamo entro {longDay(answerBy, clock.now())}, a {email}.
        </Trans>
      }
      picture={<MailSent />}
      below={
        <p>
          <Trans>Diventi cliente, o hai già un codice cliente?</Trans>{' '}
          <Anchor href="/registrazione">
            <Trans>Registrati</Trans>
          </Anchor>
        </p>
      }
    >
      <div className={layout['stackLarge']}>
        <Facts
          facts={[
            { name: t`Numero`, value: number, isCode: true },
            { name: t`Codice del reclamo`, value: linkCode, isCode: true },
          ]}
        />
        <Callout title={<Trans>Conserva questo codice</Trans>}>
          <Trans>Con il codice colleghi il reclamo a un accesso: da lì ne leggi le risposte e gli allegati.</Trans>
        </Callout>
      </div>
    </OpenPage>
  );
}
