import type { InvalidField } from '@sportello/calls';
import { hasEnded } from '@sportello/domain';
import { ApiError } from '../../../errors/api-error.ts';

/** A contract, as the source tells of it. */
interface NamedContract {
  readonly sourceState: string;
  readonly progress?: number | null;
}

/** Whether nothing is billed any more: all of these contracts have ended, and there are some. */
function haveAllEnded(contracts: readonly NamedContract[]): boolean {
  return (
    contracts.length > 0 && contracts.every(({ sourceState, progress }) => hasEnded(sourceState, progress ?? undefined))
  );
}

/** Refuses a mandate for contracts that have ended (pagamento.iban.5), naming each field that asks for one. */
export function rejectMandatesOfEndedContracts(
  asked: readonly (readonly [field: string, contracts: readonly NamedContract[]])[],
) {
  const ended = asked.filter(([, contracts]) => haveAllEnded(contracts));
  const fields = ended.map(([campo]): InvalidField => ({ campo, codice: 'CONTRACT_ENDED' }));
  if (fields.length > 0) throw new ApiError('CONTRACT_ENDED', fields);
}
