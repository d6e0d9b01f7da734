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

export interface Standing {
  /** True if the item's audience includes this customer (contenuto.usi.7). */
  readonly isMeant: (item: { readonly audience?: Audience | undefined }) => boolean;
  readonly ownedAs: (code: string) => Contract | undefined;
}

/**
 * Derived from the contracts once they are known. Users who object, or whose contracts can't all be read, get the
 * offers of the whole segment (profilo.opposizione.3).
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

export function useVasList(folder: SegmentFolder, category: VasContentCategory, standing: Standing | undefined) {
  const read = useContent(contentUses.vasList, [folder, VAS_CATEGORY_FOLDERS[category]]);
  return withData(read, standing && read.data?.filter(standing.isMeant));
}
