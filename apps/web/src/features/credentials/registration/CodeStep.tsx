import { refusedFields, registerCustomer, sendVerificationCode } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { OneTimeCodeInput } from '../../../ui/parts/OneTimeCodeInput.tsx';
import { CodeSent } from '../../../ui/parts/CodeSent.tsx';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { isAboutPassword, isRefusedWith } from '../../../api/password-words.ts';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { tidyCode } from '../tidy.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { codeRequest, registrationRequest } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';

/** The code from the message, and the registration as a whole. */
export function CodeStep({ registration, onSendBack, frame, onRegistered }: StepProps & { onRegistered: () => void }) {
  const { call, config } = useApp();
  const fields = useFields<CredentialsField>();
  const { start, username = '', password = '', consents, contact, sent } = registration;

  const register = useMutation({
    mutationFn: async (code: string) => {
      if (start === undefined || consents === undefined) return;
      const version = config.notices?.version ?? '1';
      await call(registerCustomer, registrationRequest({ start, username, password, consents }, code, version));
      onRegistered();
    },
    onError: (error) => {
      if (isRefusedWith(error, 'UIDP001', 'UIDP002') || isAboutPassword(error)) onSendBack('accesso', error);
      else if (isRefusedWith(error, 'PROCEDURE_EXPIRED', '10')) onSendBack('chi-sei', error);
      else if (isRefusedWith(error, 'CODE_WRONG')) fields.show(wordsFor([{ campo: 'codice', codice: 'NOT_VALID' }]));
    },
  });
  const again = useMutation({
    mutationFn: () =>
      call(sendVerificationCode, codeRequest(start?.registrationId ?? '', contact ?? { channel: 'E-MAIL' })),
    onSuccess: () => register.reset(),
    onError: (error) => {
      if (isRefusedWith(error, 'PROCEDURE_EXPIRED')) onSendBack('chi-sei', error);
    },
  });

  const send = (values: Readonly<Record<string, string>>) => {
    if (register.isPending || start === undefined || consents === undefined) return;
    const code = tidyCode(values['codice'] ?? '');
    const request = registrationRequest({ start, username, password, consents }, code, '1');
    const wrong =
      code === ''
        ? [{ campo: 'codice', codice: 'MISSING' }]
        : refusedFields(registerCustomer.body, request.body).filter(({ campo }) => campo === 'codice');
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else register.mutate(code);
  };

  const error = register.error ?? again.error;
  return (
    <StepPage {...frame} title={<Trans>Scrivi il codice</Trans>} lead={<CodeSent sent={again.data?.model ?? sent} />}>
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={problemOf(error)} />
        <div className={classes['fields']}>
          <OneTimeCodeInput {...fields.field('codice')} readOnly={register.isPending} />
          <dl className={classes['summary']}>
            <dt>
              <Trans>Codice cliente</Trans>
            </dt>
            <dd>{registration.who?.customerCode}</dd>
            <dt>
              <Trans>Username</Trans>
            </dt>
            <dd>{username}</dd>
          </dl>
        </div>
        <div className={classes['actions']}>
          <Button type="submit" fullWidth loading={register.isPending}>
            <Trans>Crea il mio accesso</Trans>
          </Button>
          <Button variant="subtle" fullWidth loading={again.isPending} onClick={() => again.mutate()}>
            <Trans>Mandami un altro codice</Trans>
          </Button>
        </div>
        <DemoMailHint />
      </form>
    </StepPage>
  );
}
