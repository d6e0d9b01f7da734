import { createFileRoute } from '@tanstack/react-router';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { DocumentsCard } from '../../../../features/documents/DocumentsCard.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/documenti')({ component: Documents });

function Documents() {
  return <DocumentsCard contract={useOpenContract().contract} />;
}
