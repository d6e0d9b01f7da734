import { useBillMatters } from '../../../features/bills/home/use-bill-matters.tsx';
import { useOverdueBills } from '../../../features/bills/home/use-overdue.ts';
import { useContractMatters } from '../../../features/contracts/home/use-contract-matters.tsx';
import { useReadingMatters } from '../../../features/readings/home/use-reading-matters.tsx';
import { useVisitMatters } from '../../../features/interventions/home/use-visit-matters.tsx';
import type { HomeMatters } from '../../../shared/home/matters.ts';

/** Collects each area's most urgent matter for the home; a feature adds a line here. */
export function useHomeMatters(): readonly HomeMatters[] {
  return [useContractMatters(useOverdueBills()), useBillMatters(), useReadingMatters(), useVisitMatters()];
}
