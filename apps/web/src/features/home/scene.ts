import type { Matter, MatterKind } from '@sportello/domain';
import type { LivingHorizonProps } from '../../ui/pictures/horizon/LivingHorizon.tsx';
import type { HomeMatters } from '../../shared/home/matters.ts';

/**
 * Draws only what is known to be true (aspetto.orizzonte.1).
 *
 * @param isUnknown no answers yet, or nobody whose bills they could be
 */
export function sceneOf(
  areas: readonly Pick<HomeMatters, 'matters'>[],
  isUnknown: boolean,
): Omit<LivingHorizonProps, 'sky'> {
  const has = (...kinds: MatterKind[]) =>
    !isUnknown && areas.some(({ matters }) => (matters as readonly Matter[]).some(({ kind }) => kinds.includes(kind)));
  return {
    isLit: !isUnknown && !has('OVERDUE_BILL', 'DUE_BILL', 'SUSPENDED_SUPPLY', 'NOT_AVAILABLE'),
    isCut: has('SUSPENDED_SUPPLY'),
    hasVisit: has('VISIT_TODAY'),
  };
}
