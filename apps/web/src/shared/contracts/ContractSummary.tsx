import { contractLabel, fullAddress, rejectionOf, type Contract, type Onboarding } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { memo, useState, type ComponentType } from 'react';
import { useApp } from '../../api/app.ts';
import { longDay } from '../../ui/moments.ts';
import type { RenderLink } from '../../ui/links.ts';
import { kindOf } from '../../ui/supply-kind.ts';
import { ContractCard } from '../../ui/parts/cards/ContractCard.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';

export interface ContractSummaryProps {
  contract: Contract;
  /** Makes the card a link to its contract, called with id "contract"; must be a stable function. */
  linkTo?: ((contract: Contract) => RenderLink) | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Stands at the foot of the card; must be a stable component. */
  Foot?: ComponentType<{ contract: Contract }> | undefined;
}

export const ContractSummary = memo(function ContractSummary({
  contract,
  linkTo,
  headingLevel,
  Foot,
}: ContractSummaryProps) {
  const { onboarding } = contract;
  const isComing = onboarding?.status === 'IN_ATTIVAZIONE';
  return (
    <ContractCard
      kind={kindOf(contract)}
      label={contractLabel(contract)}
      address={(contract.address && fullAddress(contract.address)) || undefined}
      status={contract.status}
      renderLink={linkTo?.(contract)}
      headingLevel={headingLevel}
      offer={contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined}
      codes={codesOf(contract)}
      onboarding={
        isComing && onboarding.progress !== undefined
          ? { progress: onboarding.progress, step: <OnboardingStep onboarding={onboarding} /> }
          : undefined
      }
    >
      {isComing && onboarding.progress === undefined ? (
        <p>
          <OnboardingStep onboarding={onboarding} />
        </p>
      ) : null}
      {onboarding === undefined ? null : <OnboardingTrouble onboarding={onboarding} />}
      {Foot === undefined ? null : <Foot contract={contract} />}
    </ContractCard>
  );
});

function OnboardingStep({ onboarding }: { onboarding: Onboarding }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  if (onboarding.activationDate === undefined) return <Trans>Stiamo lavorando alla tua attivazione.</Trans>;
  return <Trans>Attivazione prevista per {longDay(onboarding.activationDate, now)}.</Trans>;
}

function OnboardingTrouble({ onboarding }: { onboarding: Onboarding }) {
  const reason = onboarding.cancellationReason ?? onboarding.inadmissibilityReason;
  if (reason !== undefined) return <Callout tone="warn">{rejectionOf(reason)?.words ?? reason}</Callout>;
  if (!onboarding.defaulting) return null;
  return (
    <Callout tone="warn">
      <Trans>L’attivazione è ferma per un pagamento in ritardo.</Trans>
    </Callout>
  );
}

function codesOf(contract: Contract): { name: string; value: string }[] {
  if (contract.type === 'VAS') return [];
  const { pod, pdr } = contract.commodity;
  return [
    ...(pod === undefined ? [] : [{ name: 'POD', value: pod }]),
    ...(pdr === undefined ? [] : [{ name: 'PDR', value: pdr }]),
  ];
}
