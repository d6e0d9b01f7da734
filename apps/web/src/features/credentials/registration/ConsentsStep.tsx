import { CONSENT_CODES, type ConsentCode } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { wordsFor, type CredentialsField } from '../field-words.ts';
import classes from '../forms.module.css';
import { StepPage } from '../StepPage.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import { PrivacyNotice, TermsOfUse } from './Notices.tsx';
import type { StepProps } from './RegistrationPage.tsx';

/** The terms, and what one consents to: each by itself, none ticked beforehand. */
export function ConsentsStep({ registration, onDone, frame }: StepProps) {
  const { t } = useLingui();
  const fields = useFields<CredentialsField>();
  const send = (values: Readonly<Record<string, string>>) => {
    if (values['accettaCondizioni'] === undefined) {
      fields.show(wordsFor([{ campo: 'accettaCondizioni', codice: 'MISSING' }]));
      return;
    }
    const said = (code: ConsentCode) => values[code] !== undefined;
    onDone({ consents: { MARKETING: said('MARKETING'), PROFILAZIONE: said('PROFILAZIONE'), TERZI: said('TERZI') } });
  };
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
      <form className={classes['form']} {...fields.form(send)}>
        <div className={classes['fields']}>
          <TermsOfUse />
          <Checkbox
            {...fields.field('accettaCondizioni')}
            label={t`Accetto le condizioni d’uso`}
            defaultChecked={registration.consents !== undefined}
            required
          />
          <PrivacyNotice />
          <div>
            {CONSENT_CODES.map((code) => (
              <Checkbox
                key={code}
                name={code}
                label={labels[code]}
                defaultChecked={registration.consents?.[code] ?? false}
              />
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
