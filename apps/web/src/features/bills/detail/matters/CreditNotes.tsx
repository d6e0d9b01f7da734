import type { BillDetail } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { CaseLink } from './CaseLink.tsx';

/** Shows the credits that the bill has deducted (reclami.indennizzo.2). */
export function CreditNotes({ bill: { credits } }: { bill: BillDetail }) {
  return credits.map(({ caseNumber, amount }) => (
    <Callout
      key={caseNumber}
      tone="good"
      title={<Trans>Indennizzo di {euroWords(amount)} detratto</Trans>}
      action={<CaseLink number={caseNumber} />}
    >
      <Trans>In questa bolletta paghi di meno, perché abbiamo risposto in ritardo a un tuo reclamo.</Trans>
    </Callout>
  ));
}
