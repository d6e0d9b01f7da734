import { invalidFields, sendVerificationCode } from '@sportello/calls';
import { CONTACT_CHANNELS, type ContactChannel } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import { rejectedWords, wordsFor } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { problemOf } from '../../../api/errors/errors.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { codeRequest } from './bodies.ts';
import type { StepProps } from './RegistrationPage.tsx';
import type { Registration } from './state.ts';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

type Contact = NonNullable<Registration['contact']>;

/** Sends the verification code to a contact that the provider has, or to one that is entered. */
export function ContactStep({ registration, onDone, onSendBack, refused, frame }: StepProps) {
  const { t } = useLingui();
  const contacts = registration.start?.contacts ?? [];
  // Known customers verify with a contact on file; others enter one.
  const channels = contacts.length > 0 ? contacts.map(({ channel }) => channel) : CONTACT_CHANNELS;
  const known = (channel: ContactChannel) => contacts.find((contact) => contact.channel === channel)?.masked;
  const [channel, setChannel] = useState<ContactChannel>(
    registration.contact?.channel ?? contacts[0]?.channel ?? 'E-MAIL',
  );
  const name = channel === 'E-MAIL' ? 'mail' : 'cellulare';
  const contactOf = (typed: Record<typeof name, string>): Contact =>
    known(channel) === undefined ? { channel, typed: typed[name].trim() } : { channel };
  const sendCode = useChange(sendVerificationCode, {
    request: (contact: Contact) => codeRequest(registration.start?.registrationId ?? '', contact),
    onDone: ({ value: contact, answer: sent }) => onDone({ contact, sent }),
    onRejected(error) {
      if (hasErrorCode(error, 'PROCEDURE_EXPIRED')) onSendBack('chi-sei', error);
    },
  });
  const form = useForm({
    initial: { mail: '', cellulare: '' },
    isHeldByBrowser: true,
    check(typed) {
      const contact = contactOf(typed);
      if (contact.typed === undefined) return {};
      if (contact.typed === '') return wordsFor([{ campo: name, codice: 'MISSING' }]);
      return wordsFor(invalidFields(sendVerificationCode.body, codeRequest('-', contact).body));
    },
    change: sendCode,
    refused: rejectedWords,
    onSubmit: (typed) => sendCode.send(contactOf(typed)),
  });

  const labels: Record<ContactChannel, string> = { 'E-MAIL': t`Email`, 'TELEFONO CELLULARE': t`SMS` };
  return (
    <StepPage
      {...frame}
      title={<Trans>Conferma che sei tu</Trans>}
      lead={<Trans>Ti mandiamo un codice di 6 cifre. Dove vuoi riceverlo?</Trans>}
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem ?? (sendCode.error === null ? problemOf(refused) : undefined)} />
        <div className={layout['stack']}>
          <Radio.Group
            name="canale"
            label={t`Come vuoi ricevere il codice`}
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
              {...form.field(name)}
              label={channel === 'E-MAIL' ? t`Il tuo indirizzo email` : t`Il tuo numero di cellulare`}
              type={channel === 'E-MAIL' ? 'email' : 'tel'}
              autoComplete={channel === 'E-MAIL' ? 'email' : 'tel'}
              maxLength={254}
              readOnly={sendCode.isSending}
              required
              withAsterisk={false}
            />
          ) : null}
        </div>
        <Button type="submit" fullWidth loading={sendCode.isSending}>
          <Trans>Ricevi il codice</Trans>
        </Button>
        <DemoMailNote />
      </form>
    </StepPage>
  );
}
