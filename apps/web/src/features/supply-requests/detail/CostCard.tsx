import type { SupplyRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import layout from '../../../ui/layout/layout.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { CostLines } from '../CostLines.tsx';
import { CostNotes } from '../CostNotes.tsx';

/** The lines that the customer accepted, which the bill will show (pratica.costo.2). */
export function CostCard({ request: { kind, state, cost } }: { request: SupplyRequest }) {
  // Nothing is billed of a request that was cancelled or not accepted.
  if (state === 'ANNULLATA' || state === 'RIFIUTATA') return null;
  return (
    <Card className={layout['stack']} aria-labelledby="costo">
      <SectionTitle id="costo">
        <Trans>Quanto costa</Trans>
      </SectionTitle>
      <CostLines cost={cost} />
      {state === 'CONCLUSA' ? null : <CostNotes kind={kind} cost={cost} />}
    </Card>
  );
}
