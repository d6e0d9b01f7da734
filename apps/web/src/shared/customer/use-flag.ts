import { isSwitchedOn, type FeatureFlag } from '@sportello/domain';
import { useApp } from '../../api/app.ts';

/** Whether the provider has something switched on (fornitore.opzioni.2). */
export function useFlag(flag: FeatureFlag): boolean {
  const { config } = useApp();
  return isSwitchedOn(flag, config.featureFlags);
}
