import { useState } from 'react';
import { useTitleFocus } from '../../../ui/focus.ts';
import { ClaimStep } from './ClaimStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { WithdrawalSent } from './WithdrawalSent.tsx';
import { emptyClaim, type Claim, type SentWithdrawal } from './claim.ts';

/** Withdrawing without signing in: number, name and email, the code, the receipt (recesso.pubblico.1). */
export function PublicWithdrawalPage() {
  const [claim, setClaim] = useState<Claim>(emptyClaim);
  const [step, setStep] = useState<'dati' | 'codice'>('dati');
  const [sent, setSent] = useState<SentWithdrawal>();
  useTitleFocus(sent?.number ?? step);
  if (sent !== undefined) return <WithdrawalSent sent={sent} email={claim.email} />;
  if (step === 'codice') return <ConfirmStep claim={claim} onBack={() => setStep('dati')} onSent={setSent} />;
  return (
    <ClaimStep
      claim={claim}
      onCodeSent={(now) => {
        setClaim(now);
        setStep('codice');
      }}
    />
  );
}
