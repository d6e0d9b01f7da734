import type { Contract } from '@sportello/domain';
import { ExitCard } from '../../../features/leaving/ExitCard.tsx';
import { WithdrawalCard } from '../../../features/withdrawal/WithdrawalCard.tsx';

/** The ways out of a contract on *In breve*: its exit, and its withdrawal (uscita.scheda.1, recesso.pagina.1). */
export function Leaving({ contract }: { contract: Contract }) {
  return (
    <>
      <WithdrawalCard contract={contract} />
      <ExitCard contract={contract} />
    </>
  );
}
