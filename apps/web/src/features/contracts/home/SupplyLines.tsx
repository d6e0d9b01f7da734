import type { Contract } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { ContractLine, type LinkToContract } from '../ContractLine.tsx';
import classes from './home.module.css';
import { byAddress } from './overview.ts';
import { StatusSentence } from './StatusSentence.tsx';

/** Maximum number of rows on the home page (home.forniture.1). */
const MOST = 6;

interface SupplyLinesProps {
  contracts: readonly Contract[];
  coming: number;
  linkTo: LinkToContract;
  freshness: ReactNode;
  missing: ReactNode;
}

export function SupplyLines({ contracts, coming, linkTo, freshness, missing }: SupplyLinesProps) {
  const all = contracts.length + coming;
  return (
    <Card as="div" className={layout['stack']}>
      <SectionTitle lead={<StatusSentence contracts={contracts} />} action={freshness}>
        <Trans>Le tue forniture</Trans>
      </SectionTitle>
      {missing}
      {byAddress(contracts.slice(0, MOST)).map(({ address, contracts: those }) => (
        <div key={address}>
          <h3 className={cx(layout['caption'], layout['strong'])}>
            {address === '' ? <Trans>Senza indirizzo</Trans> : address}
          </h3>
          <ul className={blocks['stackFlush']}>
            {those.map((contract) => (
              <ContractLine
                key={`${contract.type} ${contract.code}`}
                contract={contract}
                linkTo={linkTo}
                isUnderAddress
              />
            ))}
          </ul>
        </div>
      ))}
      {linkTo === undefined ? null : (
        <Link to="/my-edison/contratti" className={cx(layout['strong'], links['link'], classes['all'])}>
          <Plural value={all} one="Vai alle forniture" other="Tutte le forniture (#)" />
        </Link>
      )}
    </Card>
  );
}

export function SupplyLinesSkeleton() {
  return (
    <Card as="div" className={layout['stack']}>
      <SectionTitle lead={<span className={classes['bone']} aria-hidden="true" />}>
        <Trans>Le tue forniture</Trans>
      </SectionTitle>
      <div className={blocks['stackFlush']} aria-hidden="true">
        <span className={classes['boneLine']} />
        <span className={classes['boneLine']} />
        <span className={classes['boneLine']} />
      </div>
    </Card>
  );
}
