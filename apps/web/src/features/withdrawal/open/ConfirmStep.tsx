import { sendWithdrawalCode, withdrawPublicly } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { CodeConfirmation } from '../../../shared/form/CodeConfirmation.tsx';
import type { Claim, SentWithdrawal } from './claim.ts';

interface ConfirmStepProps {
  claim: Claim;
  onBack: () => void;
  onSent: (sent: SentWithdrawal) => void;
}

/** Confirms the withdrawal with the code (recesso.pubblico.2). */
export function ConfirmStep({ claim, onBack, onSent }: ConfirmStepProps) {
  const { through, question } = useCaptcha();
  const change = useChange(withdrawPublicly, {
    request: (codice: string) => ({ headers: {}, body: { ...claim, codice } }),
    onDone: ({ answer }) => onSent(answer),
  });
  const again = useChange(sendWithdrawalCode, {
    request: () => ({ body: claim }),
    through,
    onDone: change.reset,
  });
  const { codiceContratto, email } = claim;
  return (
    <CodeConfirmation
      title={<Trans>Conferma il recesso</Trans>}
      lead={
        <Trans>
          Se numero, nome ed email sono quelli del contratto, abbiamo mandato un codice di 6 cifre a {email}. Se non
          arriva, controllali o chiamaci.
        </Trans>
      }
      change={change}
      again={again}
      captcha={question}
      submit={<Trans>Conferma recesso</Trans>}
      isFinal
      onBack={onBack}
    >
      <p>
        <Trans>Recedi dal contratto {codiceContratto}. Dopo la conferma non puoi tornare indietro.</Trans>
      </p>
    </CodeConfirmation>
  );
}
