// One module, so that the pages of a contract fetch one file.
export { ContractRequests } from './ContractRequests.tsx';
export { SuspendedCard } from './SuspendedCard.tsx';
