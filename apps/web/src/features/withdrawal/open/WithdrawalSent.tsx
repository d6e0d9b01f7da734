import { dayInRome, fullDay, secondInRome } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../../ui/layout/layout.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import type { SentWithdrawal } from './claim.ts';

/** Number, day and second of the withdrawal; the paper is in the mail (recesso.pubblico.2). */
export function WithdrawalSent({ sent: { number, at }, email }: { sent: SentWithdrawal; email: string }) {
  const { t } = useLingui();
  return (
    <OpenPage
      title={<Trans>Recesso ricevuto</Trans>}
      lead={<Trans>Abbiamo mandato la ricevuta a {email}, in PDF.</Trans>}
      picture={<MailSent />}
    >
      <div className={layout['stackLarge']}>
        <Facts
          facts={[
            { name: t`Numero`, value: number, isCode: true },
            { name: t`Giorno`, value: fullDay(dayInRome(at)) },
            { name: t`Ora`, value: secondInRome(at) },
          ]}
        />
        <Callout title={<Trans>Conserva la ricevuta</Trans>}>
          <Trans>Prova il giorno e l’ora del recesso. Non devi fare altro.</Trans>
        </Callout>
      </div>
    </OpenPage>
  );
}
