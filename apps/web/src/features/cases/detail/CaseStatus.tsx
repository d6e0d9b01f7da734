import type { CaseDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../ui/amounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CaseTag } from '../CaseTag.tsx';
import { CaseTerm } from '../CaseTerm.tsx';
import classes from '../cases.module.css';
import { BillLink } from './BillLink.tsx';

/** Shows the state of a case, and the day of the reply. */
export function CaseStatus({ detail }: { detail: CaseDetail }) {
  const { credit, state } = detail;
  return (
    <Card className={layout['stack']} aria-labelledby="a-che-punto">
      <div className={layout['spread']}>
        <h2 id="a-che-punto" className={classes['term']}>
          <CaseTerm of={detail} />
        </h2>
        <CaseTag state={state} />
      </div>
      <p className={layout['soft']}>
        <NextStep state={state} />
      </p>
      {credit === undefined ? null : (
        <Callout tone="good" title={<Trans>Indennizzo di {euroWords(credit.amount)}</Trans>}>
          <p>
            <Trans>Abbiamo superato il termine.</Trans>{' '}
            {credit.billNumber === undefined ? (
              <Trans>Trovi l’importo in meno nella prossima bolletta.</Trans>
            ) : (
              <Trans>L’importo è stato detratto dalla bolletta:</Trans>
            )}
          </p>
          {credit.billNumber === undefined ? null : <BillLink number={credit.billNumber} isService={false} />}
        </Callout>
      )}
    </Card>
  );
}

function NextStep({ state }: Pick<CaseDetail, 'state'>) {
  switch (state) {
    case 'RICEVUTO':
      return <Trans>Lo assegniamo a un operatore. Non devi fare altro.</Trans>;
    case 'IN_LAVORAZIONE':
      return <Trans>Un operatore sta facendo le verifiche. Non devi fare altro.</Trans>;
    case 'ATTESA_CLIENTE':
      return <Trans>Ci serve una tua risposta per continuare le verifiche.</Trans>;
    case 'RISPOSTO':
      return <Trans>La nostra risposta è qui sotto, e in PDF.</Trans>;
    case 'RITIRATO':
      return <Trans>Lo hai ritirato: non riceverai una risposta.</Trans>;
  }
}
