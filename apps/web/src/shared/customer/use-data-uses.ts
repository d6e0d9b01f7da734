import { dataUses } from '@sportello/calls';
import type { DataUses } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { readOf, withData, type Read } from '../read/read.ts';

const all: DataUses = { offers: true, profiling: true, research: true };

/**
 * What the customer lets be done with their data (profilo.opposizione.3). Until it is known nothing of it is
 * done; a gateway that records no opposition has none to heed.
 */
export function useDataUses(): Read<DataUses> {
  const { config, queryOf } = useApp();
  const isKept = config.capabilities.includes(dataUses.id);
  const read = readOf(useQuery({ ...queryOf(dataUses, {}), enabled: isKept }));
  return isKept ? read : withData(read, all);
}
