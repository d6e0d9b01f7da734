import { verifyCustomer } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useCaptcha } from '../../../shared/captcha/use-captcha.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { DemoNote } from '../../../shared/form/DemoNote.tsx';
import { rejectedWords, wordsFor } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { problemOf } from '../../../api/errors/errors.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { tidyIdentifier } from '../tidy.ts';
import { recognition, wrongInRecognition } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';
import { REGISTERING, type Registering } from './state.ts';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';

export function WhoStep({ registration, onDone, refused, frame }: StepProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const [segment, setSegment] = useState<Registering>(registration.who?.segment ?? 'Residenziale');
  const whoOf = ({ identificativo, codiceCliente }: { identificativo: string; codiceCliente: string }) => ({
    segment,
    identifier: tidyIdentifier(identificativo),
    customerCode: codiceCliente.trim(),
  });
  const { through, question } = useCaptcha();
  const verify = useChange(verifyCustomer, {
    request: recognition,
    through,
    // Another customer invalidates the answers of the previous one.
    onDone: ({ value: who, answer: start }) => onDone({ who, start }),
  });
  const form = useForm({
    initial: {
      identificativo: registration.who?.identifier ?? '',
      codiceCliente: registration.who?.customerCode ?? '',
    },
    isHeldByBrowser: true,
    check: (typed) => wordsFor(wrongInRecognition(whoOf(typed))),
    change: verify,
    refused: rejectedWords,
    onSubmit: (typed) => verify.send(whoOf(typed)),
  });

  const labels: Record<Registering, string> = {
    Residenziale: t`Per casa mia`,
    Amministratore: t`Per un condominio che amministro`,
    Pmi: t`Per la mia impresa`,
  };
  const identifier: Record<Registering, string> = {
    Residenziale: t`Codice fiscale`,
    Amministratore: t`Codice fiscale o partita IVA`,
    Pmi: t`Partita IVA`,
  };
  const { newcomer } = config;

  return (
    <StepPage
      {...frame}
      title={<Trans>Registrati</Trans>}
      lead={<Trans>Ti riconosciamo dai dati della tua fornitura.</Trans>}
      below={
        <p>
          <Trans>Hai già un accesso?</Trans>{' '}
          <AnchorLink to="/login">
            <Trans>Accedi</Trans>
          </AnchorLink>
        </p>
      }
    >
      <form className={layout['stackLarge']} {...form.element} action="/registrazione">
        <FormProblem problem={form.problem ?? (verify.error === null ? problemOf(refused) : undefined)} />
        <div className={layout['stack']}>
          <Radio.Group
            name="segmento"
            label={t`Per chi è la fornitura?`}
            value={segment}
            onChange={(value) => setSegment(value)}
          >
            {REGISTERING.map((each) => (
              <Radio key={each} value={each} label={labels[each]} />
            ))}
          </Radio.Group>
          <TextInput
            {...form.field('identificativo')}
            label={identifier[segment]}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            readOnly={verify.isSending}
            required
            withAsterisk={false}
          />
          <TextInput
            {...form.field('codiceCliente')}
            label={t`Codice cliente`}
            description={t`Lo trovi in alto nella prima pagina di ogni bolletta.`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            readOnly={verify.isSending}
            required
            withAsterisk={false}
          />
        </div>
        <Button type="submit" fullWidth loading={verify.isSending}>
          <Trans>Continua</Trans>
        </Button>
        {question}
        {newcomer === undefined ? null : (
          <DemoNote>
            <Trans>
              Per provare usa il codice fiscale <b>{newcomer.fiscalCode}</b> e il codice cliente{' '}
              <b>{newcomer.customerCode}</b>.
            </Trans>
          </DemoNote>
        )}
      </form>
    </StepPage>
  );
}
