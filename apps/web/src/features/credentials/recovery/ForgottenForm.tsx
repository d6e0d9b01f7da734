import { Button, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm } from '../../../shared/form/use-form.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import { rejectedWords, wordsFor, type CredentialsField } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { StepPage } from '../StepPage.tsx';
import { wrongInRecovery, type Forgotten } from './bodies.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import type { RecoveryFrame } from './RecoveryPage.tsx';
import type { useRecovery } from './use-recovery.ts';

import '../../../ui/theme/fields.ts';

interface ForgottenFormProps {
  frame: RecoveryFrame;
  title: ReactNode;
  lead: ReactNode;
  field: TextInputProps & { name: CredentialsField };
  forgottenOf: (values: Readonly<Record<string, string>>) => Forgotten;
  request: ReturnType<typeof useRecovery>;
  action: ReactNode;
}

export function ForgottenForm({ frame, title, lead, field, forgottenOf, request, action }: ForgottenFormProps) {
  const form = useForm<Record<string, string>>({
    initial: { [field.name]: '', canale: '' },
    isHeldByBrowser: true,
    check: (typed) => wordsFor(wrongInRecovery(forgottenOf(typed))),
    change: request,
    refused: rejectedWords,
    onSubmit: (typed) => request.send(forgottenOf(typed)),
  });
  return (
    <StepPage {...frame} title={title} lead={lead}>
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        <div className={layout['stack']}>
          <TextInput
            autoCorrect="off"
            spellCheck={false}
            readOnly={request.isSending}
            required
            withAsterisk={false}
            {...field}
            {...form.field(field.name)}
          />
          <ChannelChoice />
        </div>
        <Button type="submit" fullWidth loading={request.isSending}>
          {action}
        </Button>
        <DemoMailNote />
        {request.question}
      </form>
    </StepPage>
  );
}
