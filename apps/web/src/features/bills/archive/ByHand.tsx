import { billTotal, type Cents } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { euroWords } from '../../../ui/amounts.ts';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { unpaidOf } from '../home/unpaid.ts';
import { useOpenBills } from '../home/use-open-bills.ts';
import { useToday } from '../use-today.ts';
import type { ArchiveSearch } from './archive-search.ts';
import { isAskedFor } from './merge.ts';

interface ByHandProps {
  search: ArchiveSearch;
  /** What is open of all that the search finds. */
  openAmount: Cents | undefined;
}

/** What of it the customer pays by hand, as the home says it; nothing where that is all of it (bolletta.totali.2). */
export function ByHand({ search, openAmount }: ByHandProps) {
  const { bills } = useOpenBills();
  const { today } = useToday();
  if (bills === undefined) return null;
  const { overdue, due } = unpaidOf(
    bills.filter((bill) => isAskedFor(bill, search)),
    today,
  );
  const all = [...overdue, ...due];
  const amount = billTotal(all);
  if (amount === openAmount) return null;
  return (
    <Figure
      label={<Trans>Di cui da pagare</Trans>}
      note={
        <Plural
          value={all.length}
          _0="Si addebita tutto da solo, o è in elaborazione."
          one="# bolletta; il resto si addebita da solo, o è in elaborazione."
          other="# bollette; il resto si addebita da solo, o è in elaborazione."
        />
      }
      size="normal"
    >
      {euroWords(amount)}
    </Figure>
  );
}
