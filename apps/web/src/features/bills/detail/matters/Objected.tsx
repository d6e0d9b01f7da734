import { caseReceiptPaper } from '@sportello/calls';
import type { CaseReceipt, Cents } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../../../api/app.ts';
import { PaperButton } from '../../../../shared/download/PaperButton.tsx';
import { euroWords } from '../../../../ui/amounts.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { longDay } from '../../../../ui/moments.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { CaseLink } from './CaseLink.tsx';

/** The receipt of an objection: number, day of the reply, the case and the paper (reclami.apertura.2). */
export function Objected({ receipt: { number, answerBy }, amount }: { receipt: CaseReceipt; amount: Cents }) {
  const { t } = useLingui();
  const now = useApp().clock.now();
  return (
    <div className={layout['stack']}>
      <Callout
        tone="good"
        role="status"
        takesFocus
        title={<Trans>Hai eccepito la prescrizione di {euroWords(amount)}</Trans>}
        action={<CaseLink number={number} />}
      >
        <p>
          <Trans>Il numero del reclamo è</Trans> <strong className={screens['heading']}>{number}</strong>
        </p>
        <p>
          <Trans>Ti rispondiamo per iscritto entro {longDay(answerBy, now)}.</Trans>
        </p>
      </Callout>
      <PaperButton entry={caseReceiptPaper} request={{ params: { numero: number } }} title={t`Ricevuta ${number}`}>
        <Trans>Scarica la ricevuta</Trans>
      </PaperButton>
    </div>
  );
}
