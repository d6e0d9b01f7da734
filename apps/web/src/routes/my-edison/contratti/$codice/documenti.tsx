import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';
import { DocumentsCard } from '../../../../features/documents/DocumentsCard.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/documenti')({
  staticData: { title: msg`Documenti` },
  component: Documents,
});

function Documents() {
  const { contract } = useOpenContract();
  return (
    <SubPageGate page="DOCUMENTS">
      <DocumentsCard contract={contract} />
    </SubPageGate>
  );
}
