import { contentUses, risolveCommodity } from '@sportello/calls';
import {
  contentCode,
  CUSTOMER_SEGMENTS,
  dayInRome,
  isClosedStatus,
  isOneOf,
  SEGMENT_FOLDERS,
  usageOf,
  VAS_CATEGORY_FOLDERS,
  type Contract,
  type Segment,
  type ServiceUsage,
  type VasContract,
} from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useAllInterventions } from '../../../shared/interventions/use-all-interventions.ts';
import { readOf, withData, type Read } from '../../../shared/read/read.ts';
import { together } from '../../../shared/read/together.ts';

/** Services for a home or site: those that send a technician, and insurances. */
const isRisolve = (contract: Contract): contract is VasContract =>
  contract.type === 'VAS' &&
  !isClosedStatus(contract.status) &&
  (contract.vas.subType === 'INTERVENTO_TECNICO' || contract.vas.subType === 'ASSICURAZIONE');

/** A service of the customer; unknown data is absent. */
export interface OwnService {
  readonly contract: VasContract;
  readonly covers: readonly string[] | undefined;
  readonly usage: ServiceUsage | undefined;
  readonly chargedWith: Contract | undefined;
}

/** The customer's services with coverage and usage (moduli.contenuti.3). */
export function useServices(segment: Segment): Read<readonly OwnService[]> & { readonly isUsageUnread: boolean } {
  const { queryOf, clock } = useApp();
  const lists = useContractLists();
  const own = lists.data?.filter(isRisolve);
  const isWanted = own !== undefined && own.length > 0;
  const folder = isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : undefined;
  const details = useContent(
    contentUses.vasDetails,
    isWanted && folder !== undefined ? [folder, VAS_CATEGORY_FOLDERS.SERVICE] : undefined,
  );
  const used = useAllInterventions({ isWanted });
  const charged = readOf(useQuery({ ...queryOf(risolveCommodity, {}), enabled: isWanted }));
  const today = dayInRome(clock.now());
  const services = own?.map((contract): OwnService => {
    const link = charged.data?.find(({ serviceCode }) => serviceCode === contract.code);
    return {
      contract,
      covers: details.data?.find(({ code }) => code === contentCode(contract.vas.keyword))?.advantages,
      usage:
        contract.vas.subType === 'INTERVENTO_TECNICO' && used.data
          ? usageOf(contract.code, used.data, today)
          : undefined,
      chargedWith: lists.contracts.find(({ code, type }) => type === 'COMMODITY' && code === link?.commodityCode),
    };
  });
  return {
    ...(services === undefined ? withData(lists, services) : together(services, [lists, details, used, charged])),
    isUsageUnread: isWanted && used.data === undefined && used.error !== null,
  };
}
