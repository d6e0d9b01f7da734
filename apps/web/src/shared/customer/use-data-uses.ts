import { dataUses } from '@sportello/calls';
import type { DataUses } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { readOf, withData, type Read } from '../read/read.ts';

const all: DataUses = { offers: true, profiling: true, research: true };

/**
 * The customer's consents to data uses (profilo.opposizione.3). Until they are known no use is allowed; a gateway
 * that records no opposition allows all.
 */
export function useDataUses(): Read<DataUses> {
  const { config, queryOf } = useApp();
  const isKept = config.capabilities.includes(dataUses.id);
  const read = readOf(useQuery({ ...queryOf(dataUses, {}), enabled: isKept }));
  return isKept ? read : withData(read, all);
}
