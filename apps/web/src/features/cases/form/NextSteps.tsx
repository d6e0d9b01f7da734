import { CASE_TERMS, type CaseKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../cases.module.css';

/** Lists the steps after a case is sent (reclami.indennizzo.1, reclami.conciliazione.1). */
export function NextSteps({ kind }: { kind: CaseKind }) {
  return (
    <Card className={layout['stack']} aria-labelledby="dopo">
      <SectionTitle id="dopo">
        <Trans>Cosa succede dopo</Trans>
      </SectionTitle>
      <ol className={classes['steps']}>
        <li>
          <Trans>Ricevi subito un numero, e la ricevuta in PDF.</Trans>
        </li>
        <li>
          <Trans>Segui da qui le nostre verifiche. Se ci serve altro, te lo chiediamo.</Trans>
        </li>
        {CASE_TERMS[kind].hasIndemnity ? (
          <li>
            <Trans>Se rispondiamo in ritardo, hai un indennizzo in bolletta.</Trans>
          </li>
        ) : null}
        {kind === 'INFORMAZIONI' ? null : (
          <li>
            <Trans>Se non sei d’accordo con la risposta, puoi chiedere la conciliazione: è gratuita.</Trans>
          </li>
        )}
      </ol>
    </Card>
  );
}
