import { contractLabel, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import links from '../../../ui/styles/links.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { ContractLine, type LinkToContract } from '../ContractLine.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import classes from './home.module.css';

// Lazy: only customers without an active contract see all steps on the home page.
const OnboardingCard = lazy(() =>
  import('../detail/onboarding/OnboardingCard.tsx').then(({ OnboardingCard }) => ({ default: OnboardingCard })),
);

const MOST = 2;

interface ActivationsCardProps {
  contracts: readonly Contract[];
  /** Shows every step, for customers without active contracts. */
  inFull: boolean;
  linkTo: LinkToContract;
}

export function ActivationsCard({ contracts, inFull, linkTo }: ActivationsCardProps) {
  if (inFull) return contracts.map((contract) => <InFull key={contract.code} contract={contract} linkTo={linkTo} />);
  return (
    <Card as="div" className={layout['stack']}>
      <SectionTitle count={contracts.length}>
        <Trans>In attivazione</Trans>
      </SectionTitle>
      <ul className={blocks['stackFlush']}>
        {contracts.slice(0, MOST).map((contract) => (
          <ContractLine key={`${contract.type} ${contract.code}`} contract={contract} linkTo={linkTo} />
        ))}
      </ul>
      {contracts.length > MOST && linkTo !== undefined ? (
        <Link to="/my-edison/contratti" className={cx(layout['strong'], links['link'], classes['all'])}>
          <Trans>Vedi tutte le attivazioni</Trans>
        </Link>
      ) : null}
    </Card>
  );
}

function InFull({ contract, linkTo }: { contract: Contract; linkTo: LinkToContract }) {
  const { onboarding } = contract;
  if (onboarding !== undefined) {
    return (
      <Suspense fallback={<CardSkeleton />}>
        <OnboardingCard onboarding={onboarding} name={contractLabel(contract)} contract={contract} />
      </Suspense>
    );
  }
  return (
    <Card as="div">
      <ul>
        <ContractLine contract={contract} linkTo={linkTo} />
      </ul>
    </Card>
  );
}
