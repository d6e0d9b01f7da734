import { registerCustomer, sendVerificationCode } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { tidyCode, useWrongCodes } from '../../../shared/form/one-time-code.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { OneTimeCodeInput } from '../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { CodeSent } from '../../../ui/parts/fields/CodeSent.tsx';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from '../forms.module.css';
import { isAboutPassword, hasErrorCode } from '../../../api/errors/password-words.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { rejectedCode, wrongCode } from '../one-code.ts';
import { codeRequest, registrationRequest } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';

/** Checks the code from the message and submits the whole registration. */
export function CodeStep({ registration, onSendBack, frame, onRegistered }: StepProps & { onRegistered: () => void }) {
  const { config } = useApp();
  const { start, username, contact, sent } = registration;
  const wrong = useWrongCodes<'codice'>();

  const register = useChange(registerCustomer, {
    request: (code: string) => registrationRequest(registration, code, config.policies?.version ?? '1'),
    onDone: onRegistered,
    onRejected(error) {
      if (hasErrorCode(error, 'UIDP001', 'UIDP002') || isAboutPassword(error)) onSendBack('accesso', error);
      else if (hasErrorCode(error, 'PROCEDURE_EXPIRED', '10')) onSendBack('chi-sei', error);
      else if (hasErrorCode(error, 'CODE_WRONG')) wrong.count('codice');
    },
  });
  const again = useChange(sendVerificationCode, {
    request: () => codeRequest(start?.registrationId ?? '', contact ?? { channel: 'E-MAIL' }),
    onDone() {
      wrong.forget();
      register.reset();
    },
    onRejected(error) {
      if (hasErrorCode(error, 'PROCEDURE_EXPIRED')) onSendBack('chi-sei', error);
    },
  });
  const code = again.answer ?? sent;
  const triesLeft = (code?.tries ?? 0) - wrong.of('codice');
  const isSpent = triesLeft <= 0;
  const form = useForm({
    initial: { codice: '' },
    isHeldByBrowser: true,
    check: ({ codice }) => wrongCode(codice),
    change: register,
    refused: (error) => rejectedCode(error, triesLeft),
    onSubmit: ({ codice }) => register.send(tidyCode(codice)),
  });

  return (
    <StepPage
      {...frame}
      title={<Trans>Scrivi il codice</Trans>}
      lead={<CodeSent sent={code && { ...code, sentTo: contact?.typed ?? code.sentTo, tries: triesLeft }} />}
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem ?? again.problem} />
        <div className={layout['stack']}>
          <OneTimeCodeInput {...form.field('codice')} readOnly={register.isSending || isSpent} />
          <dl className={classes['summary']}>
            <dt>
              <Trans>Codice cliente</Trans>
            </dt>
            <dd>{registration.who?.customerCode}</dd>
            <dt>
              <Trans>Nome utente</Trans>
            </dt>
            <dd>{username}</dd>
          </dl>
        </div>
        <div className={layout['stackSmall']}>
          {isSpent ? null : (
            <Button type="submit" fullWidth loading={register.isSending}>
              <Trans>Crea l’accesso</Trans>
            </Button>
          )}
          <Button
            variant={isSpent ? 'filled' : 'subtle'}
            fullWidth
            loading={again.isSending}
            onClick={() => again.send()}
          >
            <Trans>Ricevi un altro codice</Trans>
          </Button>
        </div>
        <DemoMailNote />
      </form>
    </StepPage>
  );
}
