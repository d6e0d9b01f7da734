import type { CaseKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

/** Shows what follows for the payment of the bill, before the case is sent (reclami.contestazione.1). */
export function DisputeWords({ kind }: { kind: CaseKind }) {
  const words = wordsOf(kind);
  return words === undefined ? null : <Callout title={<Trans>E il pagamento?</Trans>}>{words}</Callout>;
}

function wordsOf(kind: CaseKind) {
  switch (kind) {
    case 'RETTIFICA':
      return (
        <Trans>
          Fino alla risposta non devi pagare la parte che dipende dai consumi contestati. Se ci dai la lettura, solo
          quella in più. Il resto si paga normalmente.
        </Trans>
      );
    case 'BOLLETTA_ANOMALA':
      return (
        <Trans>
          Fino alla risposta non devi pagare la parte sopra la tua media. Se una media non c’è, quella che dipende dai
          consumi. Il resto si paga normalmente.
        </Trans>
      );
    case 'PRESCRIZIONE':
      return (
        <Trans>
          Togliamo dalla bolletta i consumi di più di due anni fa. Se dalle verifiche risultano dovuti, te lo scriviamo
          nella risposta. Il resto si paga normalmente.
        </Trans>
      );
    default:
      return undefined;
  }
}
