import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useOpenContract } from '../../../../features/contracts/detail/open-contract.ts';
import { SubPageGate } from '../../../../features/contracts/detail/sub-pages/SubPageGate.tsx';
import { PricesPage } from '../../../../features/prices/PricesPage.tsx';

export const Route = createFileRoute('/my-edison/contratti/$codice/prezzi')({
  staticData: { title: msg`Prezzi` },
  component: Prices,
});

function Prices() {
  const { contract } = useOpenContract();
  return (
    <SubPageGate page="PRICES">{contract.type === 'COMMODITY' ? <PricesPage contract={contract} /> : null}</SubPageGate>
  );
}
