import { caseReplyPaper } from '@sportello/calls';
import { REPLY_PART_LABELS, REPLY_PARTS, type CaseDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../cases.module.css';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';

/** The reply in its four parts, and on paper (reclami.risposta.1). */
export function ReplyCard({ detail: { number, reply } }: { detail: CaseDetail }) {
  const { t } = useLingui();
  if (reply === undefined) return null;
  return (
    <Card className={layout['stackLarge']} aria-labelledby="risposta">
      <SectionTitle id="risposta">
        <Trans>La nostra risposta</Trans>
      </SectionTitle>
      {REPLY_PARTS.map((part) => (
        <section key={part} className={layout['stackTight']} aria-labelledby={`risposta-${part}`}>
          <h3 id={`risposta-${part}`} className={classes['part']}>
            {REPLY_PART_LABELS[part]}
          </h3>
          <p className={screens['written']}>{reply[part]}</p>
        </section>
      ))}
      <PaperButton entry={caseReplyPaper} request={{ params: { numero: number } }} title={t`Risposta ${number}`}>
        <Trans>Scarica la risposta (PDF)</Trans>
      </PaperButton>
    </Card>
  );
}
