import { contractLabel, type Contract } from '@sportello/domain';

/** Returns a contract as an option of a select: its name, and its code, because names repeat. */
export function contractOption(contract: Contract): { value: string; label: string } {
  return { value: contract.code, label: `${contractLabel(contract)} · ${contract.code}` };
}
