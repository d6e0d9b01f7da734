import type { Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import fold from '../../../ui/styles/fold.module.css';
import blocks from '../../../ui/styles/blocks.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { ContractLine, type LinkToContract } from '../ContractLine.tsx';
import classes from './home.module.css';

/** The cards are rendered only when expanded. */
export function ClosedContracts({ contracts, linkTo }: { contracts: readonly Contract[]; linkTo: LinkToContract }) {
  const [isOpen, setOpen] = useState(false);
  if (contracts.length === 0) return null;
  return (
    <details className={classes['closed']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={fold['summary']}>
        <IconChevronRight className={fold['turning']} size={20} aria-hidden="true" />
        <Trans>Contratti chiusi ({contracts.length})</Trans>
      </summary>
      {isOpen ? (
        <Card as="div">
          <ul className={blocks['stackFlush']}>
            {contracts.map((contract) => (
              <ContractLine key={`${contract.type} ${contract.code}`} contract={contract} linkTo={linkTo} />
            ))}
          </ul>
        </Card>
      ) : null}
    </details>
  );
}
