import { sumCents, type CustomerCredit } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../../../ui/amounts.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { CaseLink } from '../../detail/matters/CaseLink.tsx';
import classes from '../../detail/matters/matters.module.css';

/** Shows the credits that no bill has deducted yet (reclami.indennizzo.2). */
export function CreditLine({ credits }: { credits: readonly CustomerCredit[] }) {
  const amount = euroWords(sumCents(credits.map((credit) => credit.amount)));
  return (
    <Callout tone="good">
      <div className={classes['line']}>
        <span>
          <Trans>{amount} a tuo credito: li trovi nella prossima bolletta.</Trans>
        </span>
        {credits.map(({ caseNumber }) => (
          <CaseLink key={caseNumber} number={caseNumber} />
        ))}
      </div>
    </Callout>
  );
}
