import type { HomeCardProps } from './home-card.ts';
import { ContractsSection } from './ContractsSection.tsx';
import { useContracts } from './use-contracts.ts';

/** What the customer has with us, or is about to have. */
export function ContractsCard({ user }: HomeCardProps) {
  const contracts = useContracts();
  return <ContractsSection contracts={contracts} user={user} />;
}
