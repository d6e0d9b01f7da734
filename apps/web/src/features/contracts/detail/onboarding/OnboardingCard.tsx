import { REJECTION_STEP_LABELS, rejectionOf, type Contract, type Onboarding } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { KnownArrears } from '../../../../shared/contracts/arrears.ts';
import { WithdrawalLink } from '../../../../shared/contracts/WithdrawalLink.tsx';
import { longDay } from '../../../../ui/moments.ts';
import { useUser } from '../../../../shared/customer/use-user.ts';
import { ButtonLink } from '../../../../shared/links/ButtonLink.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { StepList } from '../../../../ui/parts/lists/StepList.tsx';
import { ProgressBar } from '../../../../ui/parts/states/ProgressBar.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { WayOut } from '../WayOut.tsx';
import { trackingOf, type OnboardingStep } from './onboarding-steps.ts';

interface OnboardingCardProps {
  onboarding: Onboarding;
  name?: string;
  /** Present where this card is all that is shown of the contract: it then has the way to withdraw. */
  contract?: Contract;
  arrears?: KnownArrears;
}

/** Shows the steps of an activation and what blocks it. */
export function OnboardingCard({ onboarding, name, contract, arrears }: OnboardingCardProps) {
  const { steps, cancellation, inadmissibility, isWaitingForPayment, isSwitch } = trackingOf(onboarding);
  // Customers without bills here owe it elsewhere and are told by phone for what.
  const hasBills = useUser().user?.modules.archive === 'ACTIVE';
  const { clock } = useApp();
  const [now] = useState(clock.now);
  // The home page may show several of these cards.
  const title = useId();
  const isComing = onboarding.status === 'IN_ATTIVAZIONE';
  return (
    <Card className={layout['stack']} aria-labelledby={title}>
      <SectionTitle
        id={title}
        lead={
          isComing && onboarding.activationDate !== undefined ? (
            <Trans>Prevista per {longDay(onboarding.activationDate, now)}.</Trans>
          ) : undefined
        }
      >
        {isSwitch ? <Trans>La tua attivazione</Trans> : <Trans>Il lavoro sul contatore</Trans>}
        {name === undefined ? null : `: ${name}`}
      </SectionTitle>
      {isComing && onboarding.progress !== undefined ? (
        <ProgressBar value={onboarding.progress} label={<Trans>Avanzamento</Trans>} />
      ) : null}
      <Why title={<Trans>La richiesta è stata annullata</Trans>} reason={cancellation} />
      <Why title={<Trans>Richiesta non accettata</Trans>} reason={inadmissibility} canBeMended />
      {!isComing && cancellation === undefined && inadmissibility === undefined ? (
        <Callout tone="warn">
          <Trans>La richiesta è stata annullata. Se non sai perché, chiama il servizio clienti.</Trans>
        </Callout>
      ) : null}
      {!isWaitingForPayment ? null : arrears?.isNothingOverdue === true && hasBills ? (
        <Callout title={<Trans>Non risultano più bollette scadute</Trans>} action={<WayOut />}>
          <Trans>
            Se hai pagato da poco, non devi fare altro: l’attivazione ripartirà quando il pagamento sarà registrato. Se
            resta ferma, chiamaci.
          </Trans>
        </Callout>
      ) : (
        <Callout
          tone="warn"
          title={<Trans>L’attivazione è ferma per un pagamento in ritardo</Trans>}
          action={
            <WayOut>
              {hasBills ? (
                <ButtonLink to="/my-edison/bollette">
                  <Trans>Vedi le bollette da pagare</Trans>
                </ButtonLink>
              ) : null}
            </WayOut>
          }
        >
          {arrears?.sentence}
          <Trans>
            L’attivazione riparte quando riceviamo il pagamento. Se tra le bollette non trovi l’importo da pagare,
            chiamaci.
          </Trans>
        </Callout>
      )}
      <StepList
        steps={steps.map(({ step, state }) => ({
          id: step,
          state,
          name: <StepWords step={step} isSwitch={isSwitch} />,
        }))}
      />
      {contract === undefined ? null : <WithdrawalLink contract={contract} />}
    </Card>
  );
}

interface WhyProps {
  title: ReactNode;
  reason: string | undefined;
  /** The customer can still provide what is missing. */
  canBeMended?: boolean;
}

function Why({ title, reason, canBeMended = false }: WhyProps) {
  if (reason === undefined) return null;
  const rejection = rejectionOf(reason);
  // The same codes have the same words and next step as for a request (pratica.rifiuti.2).
  if (rejection !== undefined) {
    return (
      <Callout
        tone="warn"
        title={title}
        action={
          rejection.next === 'PAGA' ? (
            <ButtonLink to="/my-edison/bollette">{REJECTION_STEP_LABELS.PAGA}</ButtonLink>
          ) : rejection.next === 'ATTENDI' ? undefined : (
            <WayOut />
          )
        }
      >
        {rejection.words}
      </Callout>
    );
  }
  return (
    <Callout tone="warn" title={title} action={canBeMended ? <WayOut /> : undefined}>
      {reason}
      {canBeMended ? (
        <>
          <br />
          <Trans>Invia i documenti mancanti in allegato a un messaggio, oppure chiamaci.</Trans>
        </>
      ) : null}
    </Callout>
  );
}

function StepWords({ step, isSwitch }: { step: OnboardingStep; isSwitch: boolean }) {
  switch (step) {
    case 'RECEIVED':
      return <Trans>Richiesta ricevuta</Trans>;
    case 'CHECKS':
      return <Trans>Verifica dei dati</Trans>;
    case 'DISTRIBUTOR':
      return isSwitch ? <Trans>Passaggio dal vecchio fornitore</Trans> : <Trans>Lavoro del distributore</Trans>;
    case 'DONE':
      return isSwitch ? <Trans>Fornitura attiva</Trans> : <Trans>Lavoro finito</Trans>;
  }
}
