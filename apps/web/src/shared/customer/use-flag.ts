import { isSwitchedOn, type FeatureFlag } from '@sportello/domain';
import { useApp } from '../../api/app.ts';

/** Feature flags of the provider (fornitore.opzioni.2). */
export function useFlag(flag: FeatureFlag): boolean {
  const { config } = useApp();
  return isSwitchedOn(flag, config.featureFlags);
}
