import { openPublicCase, sendPublicCaseCode } from '@sportello/calls';
import type { PublicCaseReceipt } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { CodeConfirmation } from '../../../shared/form/CodeConfirmation.tsx';
import { publicCaseRequest, type PublicCase } from './public-case.ts';

interface ConfirmStepProps {
  written: PublicCase;
  onBack: () => void;
  onSent: (receipt: PublicCaseReceipt) => void;
}

/** Confirms the address with its code, and sends the complaint (reclami.pubblico.2). */
export function ConfirmStep({ written, onBack, onSent }: ConfirmStepProps) {
  const { through, question } = useCaptcha();
  const change = useChange(openPublicCase, {
    request: (code: string) => publicCaseRequest(written, code),
    onDone: ({ answer }) => onSent(answer),
  });
  const again = useChange(sendPublicCaseCode, {
    request: () => ({ body: { email: written.email } }),
    through,
    onDone: change.reset,
  });
  return (
    <CodeConfirmation
      title={<Trans>Conferma la tua email</Trans>}
      lead={<Trans>Abbiamo mandato un codice di 6 cifre a {written.email}.</Trans>}
      change={change}
      again={again}
      captcha={question}
      submit={<Trans>Invia il reclamo</Trans>}
      onBack={onBack}
    />
  );
}
