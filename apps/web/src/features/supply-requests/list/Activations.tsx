import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { ContractSummary } from '../../../shared/contracts/ContractSummary.tsx';
import { toContract } from '../../../shared/links/to-contract.tsx';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import cover from '../../../ui/styles/cover-card.module.css';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

/** The requests that the provider's systems have, as the list of contracts shows them (contratto.avvio.7). */
export function Activations({ contracts }: { contracts: readonly Contract[] }) {
  if (contracts.length === 0) return null;
  return (
    <section className={layout['stack']} aria-labelledby="attivazioni">
      <SectionTitle id="attivazioni" count={contracts.length}>
        <Trans>Attivazioni e lavori sul contatore</Trans>
      </SectionTitle>
      <div className={cx(layout['stack'], cover['pairs'])}>
        {contracts.map((contract) => (
          <ContractSummary
            key={`${contract.type} ${contract.code}`}
            contract={contract}
            linkTo={toContract}
            headingLevel={3}
          />
        ))}
      </div>
    </section>
  );
}
