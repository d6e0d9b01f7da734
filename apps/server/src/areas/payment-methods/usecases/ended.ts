import type { InvalidField } from '@sportello/calls';
import { hasEnded } from '@sportello/domain';
import { ApiError } from '../../../errors/api-error.ts';

interface NamedContract {
  readonly sourceState: string;
  readonly progress?: number | null;
}

/** True if there are contracts and all have ended, so nothing is billed any more. */
function haveAllEnded(contracts: readonly NamedContract[]): boolean {
  return (
    contracts.length > 0 && contracts.every(({ sourceState, progress }) => hasEnded(sourceState, progress ?? undefined))
  );
}

/** Rejects mandates for ended contracts (pagamento.iban.5), naming each field. */
export function rejectMandatesOfEndedContracts(
  asked: readonly (readonly [field: string, contracts: readonly NamedContract[]])[],
) {
  const ended = asked.filter(([, contracts]) => haveAllEnded(contracts));
  const fields = ended.map(([campo]): InvalidField => ({ campo, codice: 'CONTRACT_ENDED' }));
  if (fields.length > 0) throw new ApiError('CONTRACT_ENDED', fields);
}
