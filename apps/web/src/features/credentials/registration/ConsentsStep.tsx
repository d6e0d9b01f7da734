import { CONSENT_CODES, type ConsentCode } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '../../../shared/form/use-form.ts';
import { wordsFor } from '../field-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { StepPage } from '../StepPage.tsx';
import { PrivacyPolicy, TermsOfUse } from './Policies.tsx';
import type { StepProps } from './RegistrationPage.tsx';

import '../../../ui/theme/fields.ts';

/** Each consent is separate and none is preselected. */
export function ConsentsStep({ registration, onDone, frame }: StepProps) {
  const { t } = useLingui();
  const form = useForm({
    initial: {
      accettaCondizioni: registration.consents !== undefined,
      MARKETING: false,
      PROFILAZIONE: false,
      TERZI: false,
      ...registration.consents,
    },
    isHeldByBrowser: true,
    check: ({ accettaCondizioni }) =>
      accettaCondizioni ? {} : wordsFor([{ campo: 'accettaCondizioni', codice: 'MISSING' }]),
    onSubmit: ({ MARKETING, PROFILAZIONE, TERZI }) => onDone({ consents: { MARKETING, PROFILAZIONE, TERZI } }),
  });
  const labels: Record<ConsentCode, string> = {
    MARKETING: t`Voglio ricevere offerte e novità`,
    PROFILAZIONE: t`Potete usare i miei consumi per proposte su misura`,
    TERZI: t`Potete comunicare i miei dati a partner per le loro offerte`,
  };
  return (
    <StepPage
      {...frame}
      title={<Trans>Condizioni e consensi</Trans>}
      lead={<Trans>Le condizioni servono per avere l’accesso. I consensi sono liberi: li cambi quando vuoi.</Trans>}
    >
      <form className={layout['stackLarge']} {...form.element}>
        <div className={layout['stack']}>
          <TermsOfUse />
          <Checkbox {...form.field('accettaCondizioni')} label={t`Accetto le condizioni d’uso`} required />
          <PrivacyPolicy />
          <div>
            {CONSENT_CODES.map((code) => (
              <Checkbox key={code} {...form.field(code)} label={labels[code]} />
            ))}
          </div>
        </div>
        <Button type="submit" fullWidth>
          <Trans>Continua</Trans>
        </Button>
      </form>
    </StepPage>
  );
}
