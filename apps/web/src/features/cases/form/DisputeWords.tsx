import { recuperoDettaglioBolletta } from '@sportello/calls';
import type { CaseKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';

interface DisputeWordsProps {
  kind: CaseKind;
  customer: string;
  /** Numbers of the chosen bills. */
  bills: readonly string[];
}

/** Shows what follows for the payment of the bills, before the case is sent (reclami.contestazione.1). */
export function DisputeWords({ kind, customer, bills }: DisputeWordsProps) {
  const { queryOf } = useApp();
  const words = wordsOf(kind);
  const asked = words === undefined ? [] : bills;
  const details = useQueries({
    queries: asked.map((numeroBolletta) =>
      queryOf(recuperoDettaglioBolletta, { params: { id: customer }, query: { numeroBolletta } }),
    ),
  });
  const answered = details.flatMap(({ data }) => {
    if (data === undefined) return [];
    const { number, disputes } = data.model;
    // An amount that a reply declared not owed stays out of what is to be paid.
    const isOwedAgain = disputes.some(
      (each) => each.kind === kind && each.end === 'RISPOSTO' && each.until !== undefined,
    );
    return isOwedAgain ? [number] : [];
  });
  if (words === undefined) return null;
  const numbers = answered.join(', ');
  return (
    <Callout title={<Trans>E il pagamento?</Trans>}>
      {answered.length > 0 && answered.length === bills.length ? null : <p>{words}</p>}
      {answered.length === 0 ? null : (
        <p>
          <Trans>Ti abbiamo già risposto per {numbers}: un nuovo reclamo non ne ferma il pagamento.</Trans>
        </p>
      )}
    </Callout>
  );
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
