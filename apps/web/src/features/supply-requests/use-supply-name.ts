import { useSubjects } from '../../shared/contracts/use-subjects.ts';
import { nameAndKind } from '../../shared/contracts/kind-words.ts';

/** Returns the name of a supply by the code of its contract, or the code where the contracts are not known. */
export function useSupplyName(): (code: string | undefined) => string | undefined {
  const contracts = useSubjects();
  return (code) => {
    const contract = contracts?.find((each) => each.type === 'COMMODITY' && each.code === code);
    return contract === undefined ? code : nameAndKind(contract);
  };
}
