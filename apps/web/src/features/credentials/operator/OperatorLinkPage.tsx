import { chooseOperatorPassword, operatorLink } from '@sportello/calls';
import { OPERATOR_ROLE_LABELS, passwordProblems } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { hasErrorCode, passwordWords, rejectedCodes } from '../../../api/errors/password-words.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { NewPasswordField } from '../../../ui/parts/fields/NewPasswordField.tsx';
import { wordsFor } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { StepPage } from '../StepPage.tsx';

/** Lets an invited operator set a password (operatore.gestione.2). Its code is removed from the URL at once. */
export function OperatorLinkPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [code, setCode] = useState<string>();
  const opened = new URLSearchParams(hash.replace(/^#/, '')).get('codice') ?? undefined;
  if (opened !== undefined && opened !== code) setCode(opened);
  const isOpened = opened !== undefined;
  useEffect(() => {
    if (isOpened) void navigate({ to: '/invito-operatore', hash: '', replace: true });
  }, [isOpened, navigate]);
  return code === undefined ? <DeadLink /> : <WithCode key={code} code={code} />;
}

function WithCode({ code }: { code: string }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(operatorLink, { body: { codice: code } })));
  const state = hasErrorCode(read.error, 'PROCEDURE_EXPIRED') ? 'dead' : read.data === undefined ? 'asked' : 'good';
  useTitleFocus(state);
  if (state === 'dead') return <DeadLink />;
  if (read.data === undefined) {
    return (
      <StepPage title={<Trans>Scegli la tua password</Trans>}>
        <NotRead read={read} skeleton={<LinesSkeleton />} />
      </StepPage>
    );
  }
  return <ChoosePassword code={code} {...read.data} />;
}

interface ChoosePasswordProps {
  code: string;
  username: string;
  firstName: string | undefined;
  role: keyof typeof OPERATOR_ROLE_LABELS;
}

function ChoosePassword({ code, username, firstName, role }: ChoosePasswordProps) {
  const choose = useChange(chooseOperatorPassword, {
    request: (newPassword: string) => ({ body: { codice: code, newPassword } }),
  });
  const owner = { name: firstName, username };
  const form = useForm({
    initial: { password: '' },
    check({ password }) {
      if (password === '') return wordsFor([{ campo: 'password', codice: 'MISSING' }]);
      const words = passwordWords(passwordProblems(password, owner));
      return words === undefined ? {} : { password: words };
    },
    change: choose,
    refused(error): { password?: string } {
      const words = passwordWords(rejectedCodes(error));
      return words === undefined ? {} : { password: words };
    },
    onSubmit: ({ password }) => choose.send(password),
  });
  const isOver = hasErrorCode(choose.error, 'PROCEDURE_EXPIRED');
  useTitleFocus(choose.isDone ? 'done' : isOver ? 'over' : 'choice');
  if (isOver) return <DeadLink />;
  if (choose.isDone) {
    return (
      <StepPage
        title={<Trans>La password è pronta</Trans>}
        lead={<Trans>Accedi come {username}: ti chiederemo anche il codice della tua app.</Trans>}
      >
        <ButtonLink to="/login" fullWidth>
          <Trans>Accedi</Trans>
        </ButtonLink>
      </StepPage>
    );
  }
  return (
    <StepPage
      title={<Trans>Scegli la tua password</Trans>}
      lead={
        <Trans>
          È per il tuo accesso da operatore: {username} ({OPERATOR_ROLE_LABELS[role]}).
        </Trans>
      }
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        <div className={layout['stack']}>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <NewPasswordField {...form.field('password')} owner={owner} />
        </div>
        <Button type="submit" fullWidth loading={choose.isSending}>
          <Trans>Salva la password</Trans>
        </Button>
      </form>
    </StepPage>
  );
}

/** The link was used, has expired, or was replaced. */
function DeadLink() {
  return (
    <StepPage
      title={<Trans>Questo link non vale più</Trans>}
      lead={
        <Trans>
          Un link vale 3 giorni e una volta sola, e vale solo l’ultimo che hai ricevuto. Chiedi un altro link a chi
          amministra gli operatori.
        </Trans>
      }
    >
      <ButtonLink to="/login" fullWidth>
        <Trans>Vai all’accesso</Trans>
      </ButtonLink>
    </StepPage>
  );
}
