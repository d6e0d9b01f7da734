import { SUPPLY_REQUEST_RULES, type RequestCost, type SupplyRequestKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';

interface CostNotesProps {
  kind: SupplyRequestKind;
  cost: RequestCost;
}

/** Announces the bill with the cost, and the return of a deposit (pratica.costo.2, pratica.costo.3). */
export function CostNotes({ kind, cost: { lines, total } }: CostNotesProps) {
  if (total === 0) return null;
  // A supply that begins, or begins again, has a first bill.
  const isOwn = SUPPLY_REQUEST_RULES[kind].of === 'ACTIVE' && kind !== 'TRASLOCO';
  return (
    <>
      <p className={layout['soft']}>
        {isOwn ? (
          <Trans>Paghi nella prossima bolletta: trovi le stesse voci, con gli stessi importi.</Trans>
        ) : (
          <Trans>Paghi nella prima bolletta: trovi le stesse voci, con gli stessi importi.</Trans>
        )}
      </p>
      {lines.some((line) => line.kind === 'DEPOSITO') ? (
        <p className={layout['soft']}>
          <Trans>Il deposito torna a te quando chiudi la fornitura, o se passi all’addebito automatico.</Trans>
        </p>
      ) : null}
    </>
  );
}
