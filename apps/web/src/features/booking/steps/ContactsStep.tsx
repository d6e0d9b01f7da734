import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import type { BookingFields } from '@sportello/domain';
import { useApp } from '../../../api/app.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { HoldCallout } from '../slots/HoldCallout.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { stepsOf } from './steps.ts';

import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

type Typed = {
  readonly email: string;
  readonly phoneNumber: string;
  readonly linkReceptionMode: string;
  readonly privacyConsent: boolean;
};

/** Asks for the contacts and the channel for the video call link; on a change the consent is optional. */
export function ContactsStep({ draft, save, goOn, progress, saving }: StepProps) {
  const { t } = useLingui();
  const { brand } = useApp().config;
  const { user } = useUser();
  const { fields, interventionId } = draft;
  const isCall = fields.supportType === 'VIDEOCALL';
  const isNew = interventionId === undefined;
  const errorsOf = stepsOf(draft).find(({ id }) => id === 'contacts')?.errors;
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    email: { MISSING: t`Scrivi la tua email.`, NOT_VALID: t`Controlla l’email: manca qualcosa.` },
    phoneNumber: { MISSING: t`Scrivi il tuo numero di telefono.`, NOT_VALID: t`Controlla il numero di telefono.` },
    linkReceptionMode: { MISSING: t`Scegli come ricevere il link.` },
  };
  const form = useForm<Typed>({
    initial: {
      email: fields.email ?? user?.email ?? '',
      phoneNumber: fields.phoneNumber ?? user?.phoneNumber ?? '',
      linkReceptionMode: fields.linkReceptionMode ?? '',
      privacyConsent: fields.privacyConsent ?? false,
    },
    check(typed) {
      const wrong = errorsOf?.({ supportType: fields.supportType, ...answersOf(typed, isCall) }) ?? {};
      return Object.fromEntries(Object.entries(wrong).map(([name, fault]) => [name, words[name]?.[fault] ?? '']));
    },
    change: saving,
    onSubmit: (typed) => save(answersOf(typed, isCall)),
  });
  return (
    <StepForm progress={progress} isSaving={saving.isSending} problem={form.problem} element={form.element}>
      <HoldCallout draft={draft} save={save} goOn={goOn} isBusy={saving.isSending} />
      <TextInput {...form.field('email')} label={t`Email`} type="email" autoComplete="email" maxLength={254} />
      <TextInput
        {...form.field('phoneNumber')}
        label={isCall ? t`Telefono (se vuoi il link per SMS)` : t`Telefono`}
        description={isCall ? undefined : t`Il tecnico ti chiama prima di arrivare.`}
        type="tel"
        autoComplete="tel"
        maxLength={30}
      />
      {isCall ? (
        <Radio.Group {...form.field('linkReceptionMode')} label={t`Dove ti mandiamo il link della videochiamata?`}>
          <Radio value="EMAIL" label={t`Per email`} />
          <Radio value="SMS" label={t`Per SMS`} />
        </Radio.Group>
      ) : null}
      {isNew ? null : (
        <Checkbox
          {...form.field('privacyConsent')}
          label={
            <Trans>Confermo il consenso a che {brand.name} e chi fa l’intervento trattino i miei dati (se vuoi).</Trans>
          }
        />
      )}
    </StepForm>
  );
}

/** Maps the form to answers; a visit has no link. */
function answersOf({ email, phoneNumber, linkReceptionMode, privacyConsent }: Typed, isCall: boolean): BookingFields {
  const isMode = linkReceptionMode === 'EMAIL' || linkReceptionMode === 'SMS';
  return {
    email: email.trim() === '' ? undefined : email.trim(),
    phoneNumber: phoneNumber.trim() === '' ? undefined : phoneNumber.trim(),
    linkReceptionMode: isCall && isMode ? linkReceptionMode : undefined,
    privacyConsent: privacyConsent ? true : undefined,
  };
}
