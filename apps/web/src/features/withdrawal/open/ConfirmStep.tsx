import { sendWithdrawalCode, withdrawPublicly } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import { codeWords, tidyCode } from '../../../shared/form/one-time-code.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { OneTimeCodeInput } from '../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { MailSent } from '../../../ui/pictures/content/spots.tsx';
import type { Claim, SentWithdrawal } from './claim.ts';

interface ConfirmStepProps {
  claim: Claim;
  onBack: () => void;
  onSent: (sent: SentWithdrawal) => void;
}

/** Confirms the withdrawal with the code (recesso.pubblico.2). */
export function ConfirmStep({ claim, onBack, onSent }: ConfirmStepProps) {
  const { t } = useLingui();
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
  const form = useForm({
    initial: { codice: '' },
    check({ codice }) {
      const words = codeWords(codice);
      return words === undefined ? {} : { codice: words };
    },
    change,
    refused(error) {
      if (hasErrorCode(error, 'CODE_WRONG')) return { codice: t`Il codice non è giusto: controlla l’email.` };
      if (hasErrorCode(error, 'CODE_EXPIRED')) return { codice: t`Il codice è scaduto: chiedi un altro codice.` };
      return {};
    },
    onSubmit: ({ codice }) => change.send(tidyCode(codice)),
  });
  const { codiceContratto, email } = claim;
  return (
    <OpenPage
      title={<Trans>Conferma il recesso</Trans>}
      lead={
        <Trans>
          Se numero, nome ed email sono quelli del contratto, abbiamo mandato un codice di 6 cifre a {email}. Se non
          arriva, controllali o chiamaci.
        </Trans>
      }
      picture={<MailSent />}
      above={
        <Button
          variant="subtle"
          ml="-0.75rem"
          mb="xs"
          leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
          onClick={onBack}
        >
          <Trans>Indietro</Trans>
        </Button>
      }
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem ?? again.problem} />
        <p>
          <Trans>Recedi dal contratto {codiceContratto}. Dopo la conferma non puoi tornare indietro.</Trans>
        </p>
        <OneTimeCodeInput {...form.field('codice')} readOnly={change.isSending} />
        <div className={layout['stackSmall']}>
          <Button type="submit" color="red" fullWidth loading={change.isSending}>
            <Trans>Conferma recesso</Trans>
          </Button>
          <Button variant="subtle" fullWidth loading={again.isSending} onClick={() => again.send()}>
            <Trans>Ricevi un altro codice</Trans>
          </Button>
        </div>
        {question}
        <DemoMailNote />
      </form>
    </OpenPage>
  );
}
