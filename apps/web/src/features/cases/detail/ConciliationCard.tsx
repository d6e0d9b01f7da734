import { caseBundle } from '@sportello/calls';
import { CONCILIATION_DAYS, conciliationOf, type CaseDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useToday } from '../../../shared/read/use-today.ts';
import { longDay } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';
import { cx } from '../../../ui/cx.ts';
import links from '../../../ui/styles/links.module.css';

import '../../../ui/theme/anchors.ts';

/** The way on for whoever disagrees, and the papers that it asks for (reclami.conciliazione.1). */
export function ConciliationCard({ detail }: { detail: CaseDetail }) {
  const { t } = useLingui();
  const { now, today } = useToday();
  const conciliation = conciliationOf(detail, today);
  if (conciliation === undefined) return null;
  const { number, state } = detail;
  return (
    <Card className={layout['stack']} aria-labelledby="conciliazione">
      <SectionTitle id="conciliazione">
        {state === 'RISPOSTO' ? <Trans>Non sei d’accordo?</Trans> : <Trans>Se non ricevi una risposta</Trans>}
      </SectionTitle>
      <p className={layout['soft']}>
        <Trans>
          Puoi chiedere la conciliazione al servizio di ARERA. È gratuita e si fa online: un conciliatore ti aiuta a
          trovare un accordo con noi.
        </Trans>
      </p>
      {conciliation.isOpen ? (
        <>
          <p className={layout['soft']}>
            <Trans>
              Nel fascicolo c’è quello che serve: reclamo, risposta, allegati, bollette, letture e date. Allegalo alla
              tua domanda.
            </Trans>
          </p>
          <PaperButton entry={caseBundle} request={{ params: { numero: number } }} title={t`Conciliazione ${number}`}>
            <Trans>Scarica il fascicolo (ZIP)</Trans>
          </PaperButton>
          <p>
            <Anchor
              className={cx(layout['strong'], links['link'])}
              href="https://www.sportelloperilconsumatore.it/"
              target="_blank"
              rel="noopener"
            >
              <Trans>Vai al servizio di ARERA</Trans>
            </Anchor>
          </p>
        </>
      ) : (
        <p className={layout['soft']}>
          <Trans>
            Si apre con la nostra risposta. Senza risposta, {CONCILIATION_DAYS} giorni dopo il reclamo:{' '}
            {longDay(conciliation.from, now)}.
          </Trans>
        </p>
      )}
    </Card>
  );
}
