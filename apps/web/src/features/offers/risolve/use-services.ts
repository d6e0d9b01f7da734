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

/** The services that look after a home or a site: those that send somebody, and insurances. */
const isRisolve = (contract: Contract): contract is VasContract =>
  contract.type === 'VAS' &&
  !isClosedStatus(contract.status) &&
  (contract.vas.subType === 'INTERVENTO_TECNICO' || contract.vas.subType === 'ASSICURAZIONE');

/** A service of the customer; what is not known of it is absent. */
export interface OwnService {
  readonly contract: VasContract;
  /** What it covers, as content tells of it. */
  readonly covers: readonly string[] | undefined;
  /** Only of one that sends somebody. */
  readonly usage: ServiceUsage | undefined;
  /** The supply on whose bill it is charged. */
  readonly chargedWith: Contract | undefined;
}

/** The services that the customer has, what they cover and how often they were used (moduli.contenuti.3). */
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
