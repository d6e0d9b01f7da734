import type { PublicCaseReceipt } from '@sportello/domain';
import { useState } from 'react';
import { useTitleFocus } from '../../../ui/focus.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { emptyPublicCase, type PublicCase } from './public-case.ts';
import { publicCaseDraft } from './public-draft.ts';
import { PublicCaseSent } from './PublicCaseSent.tsx';
import { WriteStep } from './WriteStep.tsx';

/** A complaint without an account: the text, the code from a mail, the receipt (reclami.pubblico.1). */
export function PublicCasePage() {
  const [written, setWritten] = useState<PublicCase>(emptyPublicCase);
  const [step, setStep] = useState<'scrivi' | 'codice'>('scrivi');
  const [receipt, setReceipt] = useState<PublicCaseReceipt>();
  const end = (given: PublicCaseReceipt) => {
    publicCaseDraft.clear();
    setReceipt(given);
  };
  useTitleFocus(receipt?.number ?? step);
  if (receipt !== undefined) return <PublicCaseSent receipt={receipt} email={written.email} />;
  if (step === 'codice') {
    return <ConfirmStep written={written} onBack={() => setStep('scrivi')} onSent={end} />;
  }
  return (
    <WriteStep
      written={written}
      onCodeSent={(now) => {
        setWritten(now);
        setStep('codice');
      }}
    />
  );
}
