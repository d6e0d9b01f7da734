import { owedBills, sumCents, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { useOpenBills } from './home/use-open-bills.ts';
import { useToday } from './use-today.ts';

/**
 * What is overdue, in a sentence: what makes go on what stands still (contratto.pagine.6). Nothing while
 * nobody knows, and where nothing of ours is overdue.
 *
 * @param props.contract whose; of all contracts unless given
 */
export function Arrears({ contract }: { contract?: Contract | undefined }) {
  const { bills } = useOpenBills();
  const { today } = useToday();
  const overdue = owedBills(bills ?? [], today).overdue.filter(
    ({ contractCode, vasContractCode }) =>
      contract === undefined || (contractCode ?? vasContractCode) === contract.code,
  );
  if (overdue.length === 0) return null;
  const amount = <strong>{euroWords(sumCents(overdue.map(({ openAmount }) => openAmount)))}</strong>;
  const [first] = overdue.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted();
  return (
    <p>
      {first === undefined ? (
        <Trans>Mancano {amount}.</Trans>
      ) : overdue.length === 1 ? (
        <Trans>
          Mancano {amount} (scadenza: {fullDay(first)}).
        </Trans>
      ) : (
        <Trans>
          Mancano {amount} (prima scadenza: {fullDay(first)}).
        </Trans>
      )}
    </p>
  );
}
