import { verifyCustomer } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { DemoHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { tidyIdentifier } from '../tidy.ts';
import { useFields } from '../../../ui/use-fields.ts';
import { recognition, wrongInRecognition } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';
import { REGISTERING, type Registering, type Registration } from './state.ts';

import '@mantine/core/styles/Radio.layer.css';

/** Who one is: what kind of customer, the tax identifier and the customer code of the bill. */
export function WhoStep({ registration, onDone, refused, frame }: StepProps) {
  const { t } = useLingui();
  const { call, config } = useApp();
  const [segment, setSegment] = useState<Registering>(registration.who?.segment ?? 'Residenziale');
  const fields = useFields<CredentialsField>();
  const verify = useMutation({
    mutationFn: async (who: NonNullable<Registration['who']>) => {
      const { model: start } = await call(verifyCustomer, recognition(who));
      // Another customer, another access: what was chosen for the first is not for this one.
      onDone({ who, start });
    },
  });

  const send = (values: Readonly<Record<string, string>>) => {
    if (verify.isPending) return;
    const who = {
      segment,
      identifier: tidyIdentifier(values['identificativo'] ?? ''),
      customerCode: (values['codiceCliente'] ?? '').trim(),
    };
    const wrong = wrongInRecognition(who);
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else verify.mutate(who);
  };

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
  const error = verify.error ?? refused;
  const { newcomer } = config;

  return (
    <StepPage
      {...frame}
      title={<Trans>Registrati</Trans>}
      lead={<Trans>Ti riconosciamo dai dati della tua fornitura.</Trans>}
      below={
        <p>
          <Trans>Hai già un accesso?</Trans>{' '}
          <Anchor component={Link} to="/login">
            <Trans>Accedi</Trans>
          </Anchor>
        </p>
      }
    >
      <form className={classes['form']} {...fields.form(send)} action="/registrazione">
        <FormProblem problem={problemOf(error)} />
        <div className={classes['fields']}>
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
            {...fields.field('identificativo')}
            label={identifier[segment]}
            defaultValue={registration.who?.identifier}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            readOnly={verify.isPending}
            required
            withAsterisk={false}
          />
          <TextInput
            {...fields.field('codiceCliente')}
            label={t`Codice cliente`}
            description={t`Lo trovi in alto nella prima pagina di ogni bolletta.`}
            defaultValue={registration.who?.customerCode}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            readOnly={verify.isPending}
            required
            withAsterisk={false}
          />
        </div>
        <Button type="submit" fullWidth loading={verify.isPending}>
          <Trans>Continua</Trans>
        </Button>
        {newcomer === undefined ? null : (
          <DemoHint>
            <Trans>
              Per provare usa il codice fiscale <b>{newcomer.fiscalCode}</b> e il codice cliente{' '}
              <b>{newcomer.customerCode}</b>.
            </Trans>
          </DemoHint>
        )}
      </form>
    </StepPage>
  );
}
