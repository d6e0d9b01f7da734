import { refusedFields, sendVerificationCode } from '@sportello/calls';
import { CONTACT_CHANNELS, type ContactChannel } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { DemoMailHint } from '../DemoHint.tsx';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { isRefusedWith } from '../../../api/password-words.ts';
import { problemOf } from '../../../api/errors.ts';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { codeRequest } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';
import type { Registration } from './state.ts';

import '@mantine/core/styles/Radio.layer.css';

/** Where the code goes that proves who one is: to a contact that the provider has, or to one that is typed. */
export function ContactStep({ registration, onDone, onSendBack, refused, frame }: StepProps) {
  const { t } = useLingui();
  const { call } = useApp();
  const contacts = registration.start?.contacts ?? [];
  // Somebody of whom the provider has a contact proves it by that one; anybody else types one.
  const channels = contacts.length > 0 ? contacts.map(({ channel }) => channel) : CONTACT_CHANNELS;
  const known = (channel: ContactChannel) => contacts.find((contact) => contact.channel === channel)?.masked;
  const [channel, setChannel] = useState<ContactChannel>(
    registration.contact?.channel ?? contacts[0]?.channel ?? 'E-MAIL',
  );
  const fields = useFields<CredentialsField>();
  const sendCode = useMutation({
    mutationFn: async (contact: NonNullable<Registration['contact']>) => {
      const { model: sent } = await call(
        sendVerificationCode,
        codeRequest(registration.start?.registrationId ?? '', contact),
      );
      onDone({ contact, sent });
    },
    onError: (error) => {
      if (isRefusedWith(error, 'PROCEDURE_EXPIRED')) onSendBack('chi-sei', error);
    },
  });

  const send = (values: Readonly<Record<string, string>>) => {
    if (sendCode.isPending) return;
    const name = channel === 'E-MAIL' ? 'mail' : 'cellulare';
    const typed = (values[name] ?? '').trim();
    if (known(channel) !== undefined) return sendCode.mutate({ channel });
    const { body } = codeRequest('-', { channel, typed });
    const wrong = typed === '' ? [{ campo: name, codice: 'MISSING' }] : refusedFields(sendVerificationCode.body, body);
    if (wrong.length > 0) fields.show(wordsFor(wrong));
    else sendCode.mutate({ channel, typed });
  };

  const labels: Record<ContactChannel, string> = { 'E-MAIL': t`Email`, 'TELEFONO CELLULARE': t`SMS` };
  const error = sendCode.error ?? refused;
  return (
    <StepPage
      {...frame}
      title={<Trans>Conferma che sei tu</Trans>}
      lead={<Trans>Ti mandiamo un codice di 6 cifre. Dove vuoi riceverlo?</Trans>}
    >
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={problemOf(error)} />
        <div className={classes['fields']}>
          <Radio.Group
            name="canale"
            label={t`Come te lo mandiamo`}
            value={channel}
            onChange={(value) => setChannel(value)}
          >
            {channels.map((each) => (
              <Radio
                key={each}
                value={each}
                label={known(each) === undefined ? labels[each] : `${labels[each]}: ${known(each)}`}
              />
            ))}
          </Radio.Group>
          {known(channel) === undefined ? (
            <TextInput
              key={channel}
              {...fields.field(channel === 'E-MAIL' ? 'mail' : 'cellulare')}
              label={channel === 'E-MAIL' ? t`Il tuo indirizzo email` : t`Il tuo numero di cellulare`}
              type={channel === 'E-MAIL' ? 'email' : 'tel'}
              autoComplete={channel === 'E-MAIL' ? 'email' : 'tel'}
              maxLength={254}
              readOnly={sendCode.isPending}
              required
              withAsterisk={false}
            />
          ) : null}
        </div>
        <Button type="submit" fullWidth loading={sendCode.isPending}>
          <Trans>Mandami il codice</Trans>
        </Button>
        <DemoMailHint />
      </form>
    </StepPage>
  );
}
