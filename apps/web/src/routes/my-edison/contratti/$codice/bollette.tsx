import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SupplyBills } from '../../../../features/bills/SupplyBills.tsx';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/bollette')({
  staticData: { title: msg`Bollette` },
  component: Bills,
});

function Bills() {
  const { contract } = useOpenContract();
  return (
    <SubPageGate page="BILLS">
      <SupplyBills contract={contract} />
    </SubPageGate>
  );
}
