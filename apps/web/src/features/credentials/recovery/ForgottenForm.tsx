import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { StepPage } from '../StepPage.tsx';
import { wrongInRecovery, type Forgotten } from './bodies.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';

interface ForgottenFormProps {
  frame: RecoveryFrame;
  title: ReactNode;
  lead: ReactNode;
  /** What one still knows, and is asked for. */
  field: TextInputProps & { name: CredentialsField };
  forgottenOf: (values: Readonly<Record<string, string>>) => Forgotten;
  request: UseMutationResult<unknown, Error, Forgotten>;
  /** What the button says. */
  action: ReactNode;
}

/** Asks for what one still knows, and where the rest is to be sent. */
export function ForgottenForm({ frame, title, lead, field, forgottenOf, request, action }: ForgottenFormProps) {
  const fields = useFields<CredentialsField>();
  const send = (values: Readonly<Record<string, string>>) => {
    if (request.isPending) return;
    const forgotten = forgottenOf(values);
    const wrong = wrongInRecovery(forgotten);
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else request.mutate(forgotten);
  };
  return (
    <StepPage {...frame} title={title} lead={lead}>
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={problemOf(request.error)} />
        <div className={classes['fields']}>
          <TextInput
            autoCorrect="off"
            spellCheck={false}
            readOnly={request.isPending}
            required
            withAsterisk={false}
            {...field}
            {...fields.field(field.name)}
          />
          <ChannelChoice />
        </div>
        <Button type="submit" fullWidth loading={request.isPending}>
          {action}
        </Button>
        <DemoMailHint />
      </form>
    </StepPage>
  );
}
