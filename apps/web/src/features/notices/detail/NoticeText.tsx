import { legalNoticePaper } from '@sportello/calls';
import type { NoticeDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

/** The words of a notice and its PDF, which is the document that counts. */
export function NoticeText({ detail: { number, text } }: { detail: NoticeDetail }) {
  const { t } = useLingui();
  return (
    <Card className={layout['stack']} aria-labelledby="testo">
      <SectionTitle id="testo">
        <Trans>Cosa ti comunichiamo</Trans>
      </SectionTitle>
      {text === undefined ? (
        <p className={layout['soft']}>
          <Trans>Il testo completo è nel documento.</Trans>
        </p>
      ) : (
        <p className={screens['written']}>{text}</p>
      )}
      <PaperButton entry={legalNoticePaper} request={{ params: { numero: number } }} title={t`Comunicazione ${number}`}>
        <Trans>Scarica il documento (PDF)</Trans>
      </PaperButton>
    </Card>
  );
}
