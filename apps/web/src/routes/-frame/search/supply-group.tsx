import { contractLabel, fullAddress, searchContracts } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import type { Found, FoundGroup } from '../../../features/search/found.ts';
import { pointOf } from '../../../shared/contracts/choices.ts';
import { kindWords } from '../../../shared/contracts/kind-words.ts';
import { MissingLists } from '../../../shared/contracts/MissingLists.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { contractLink } from '../../../shared/links/contract-link.ts';
import { SupplyIcon } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../../ui/supply-kind.ts';
import { mostOf } from './most.ts';

/** Returns the contracts that match by name, address, POD, PDR or code (pagine.ricerca.2). */
export function useSupplyGroup(sought: string): FoundGroup {
  const { t } = useLingui();
  const { contracts, isAnswered, failed, missing } = useContractLists();
  return {
    id: 'supplies',
    title: t`Forniture e servizi`,
    isAsking: !isAnswered,
    missing: <MissingLists failed={failed} read={missing} />,
    found: searchContracts(contracts, sought)
      .slice(0, mostOf(sought))
      .map((contract): Found => ({
        id: `${contract.type} ${contract.code}`,
        picture: <SupplyIcon kind={kindOf(contract)} size="small" />,
        label: contractLabel(contract),
        detail: [kindWords(contract), contract.address && fullAddress(contract.address), pointOf(contract)]
          .filter(Boolean)
          .join(' · '),
        way: contractLink(contract),
      })),
  };
}
