import { contentUses } from '@sportello/calls';
import {
  contentCode,
  isActiveStatus,
  isFor,
  kindsOf,
  VAS_CATEGORY_FOLDERS,
  type Audience,
  type Contract,
  type SEGMENT_FOLDERS,
  type VasContentCategory,
} from '@sportello/domain';
import { useContent } from '../../shared/content/use-content.ts';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { withData } from '../../shared/read/read.ts';

export type SegmentFolder = (typeof SEGMENT_FOLDERS)[keyof typeof SEGMENT_FOLDERS];

/** What the contracts say of what can be proposed. */
export interface Standing {
  /** Whether something is for this customer (contenuto.usi.7). */
  readonly isMeant: (item: { readonly audience?: Audience | undefined }) => boolean;
  /** The contract by which the customer has a service or product already. */
  readonly ownedAs: (code: string) => Contract | undefined;
}

/**
 * What the contracts say, once they have been answered. Whoever is opposed to that, or whose contracts
 * can't all be read, has what is for everybody of the segment (profilo.opposizione.3).
 */
export function useStanding(mayLook: boolean): Standing | undefined {
  const { contracts, isAnswered, failed } = useContractLists();
  if (!isAnswered) return undefined;
  const has = mayLook && failed.length === 0 ? kindsOf(contracts) : undefined;
  return {
    isMeant: ({ audience }) => isFor(audience, has),
    ownedAs: (code) =>
      contracts.find(
        (contract) =>
          contract.type === 'VAS' &&
          isActiveStatus(contract.status) &&
          (contentCode(contract.vas.keyword) === code || (contract.vas.type === 'FIBRA' && code === 'fibra')),
      ),
  };
}

/** The services or products that a segment can have, and those of them that are meant. */
export function useVasList(folder: SegmentFolder, category: VasContentCategory, standing: Standing | undefined) {
  const read = useContent(contentUses.vasList, [folder, VAS_CATEGORY_FOLDERS[category]]);
  return withData(read, standing && read.data?.filter(standing.isMeant));
}
