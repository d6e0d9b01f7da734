import { openCase } from '@sportello/calls';
import { isDatedNotice, type NoticeDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../api/app.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

/** Leads a customer who does not agree with new conditions to a complaint. */
export function ObjectCard({ detail: { kind } }: { detail: NoticeDetail }) {
  const { config } = useApp();
  if (!isDatedNotice(kind)) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="non-accordo">
      <SectionTitle id="non-accordo">
        <Trans>Se non sei d’accordo</Trans>
      </SectionTitle>
      <p className={layout['soft']}>
        <Trans>
          Puoi scegliere un’altra offerta o un altro fornitore. Se pensi che la comunicazione sia sbagliata o arrivata
          tardi, scrivici un reclamo.
        </Trans>
      </p>
      {config.capabilities.includes(openCase.id) ? (
        <div>
          <ButtonLink to="/my-edison/assistenza/reclami/nuovo" search={{ tipo: 'RECLAMO' }} variant="light">
            <Trans>Scrivi un reclamo</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}
