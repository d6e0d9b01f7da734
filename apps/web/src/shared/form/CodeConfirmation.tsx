import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasErrorCode } from '../../api/errors/password-words.ts';
import layout from '../../ui/layout/layout.module.css';
import { OpenPage } from '../../ui/open-page/OpenPage.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { OneTimeCodeInput } from '../../ui/parts/fields/OneTimeCodeInput.tsx';
import { MailSent } from '../../ui/pictures/content/spots.tsx';
import type { useChange } from '../change/use-change.ts';
import { DemoMailNote } from './DemoNote.tsx';
import { codeWords, tidyCode } from './one-time-code.ts';
import { useForm } from './use-form.ts';

type Change = Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'fieldErrors' | 'isSending'>;

interface CodeConfirmationProps {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
  change: Change & { readonly send: (code: string) => void };
  again: Change & { readonly send: () => void };
  captcha: ReactNode;
  submit: ReactNode;
  isFinal?: boolean;
  onBack: () => void;
}

/** The last step of an open page: the code that was sent by mail confirms the address. */
export function CodeConfirmation({
  title,
  lead,
  children,
  change,
  again,
  captcha,
  submit,
  isFinal = false,
  onBack,
}: CodeConfirmationProps) {
  const { t } = useLingui();
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
  return (
    <OpenPage
      title={title}
      lead={lead}
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
        {children}
        <OneTimeCodeInput {...form.field('codice')} readOnly={change.isSending} />
        <div className={layout['stackSmall']}>
          <Button type="submit" {...(isFinal && { color: 'red' })} fullWidth loading={change.isSending}>
            {submit}
          </Button>
          <Button variant="subtle" fullWidth loading={again.isSending} onClick={() => again.send()}>
            <Trans>Ricevi un altro codice</Trans>
          </Button>
        </div>
        {captcha}
        <DemoMailNote />
      </form>
    </OpenPage>
  );
}
