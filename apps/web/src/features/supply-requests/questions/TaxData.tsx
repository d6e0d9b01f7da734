import { presentText } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { Options } from './Options.tsx';
import { StepCard } from './StepCard.tsx';
import { useQuestion, type QuestionProps } from './use-question.ts';

import '../../../ui/theme/fields.ts';

/** Fiscal code of a person, or VAT number and electronic address of a company. */
export function TaxData(props: QuestionProps) {
  const { t } = useLingui();
  const { codiceFiscale = '', partitaIva = '', sdi = '', pec = '' } = props.draft.answers;
  const { form, card } = useQuestion('dati-fiscali', props, {
    initial: { chi: partitaIva === '' ? 'PERSONA' : 'IMPRESA', codiceFiscale, partitaIva, sdi, pec },
    answersOf: (typed) =>
      typed.chi === 'IMPRESA'
        ? {
            codiceFiscale: undefined,
            // A company without its number is not taken for a person.
            partitaIva: typed.partitaIva,
            sdi: presentText(typed.sdi),
            pec: presentText(typed.pec)?.trim(),
          }
        : {
            codiceFiscale: presentText(typed.codiceFiscale),
            partitaIva: undefined,
            sdi: undefined,
            pec: undefined,
          },
  });
  return (
    <StepCard {...card} progress={props.progress}>
      <Options
        {...form.field('chi')}
        label={t`A chi sono intestate le bollette`}
        options={[
          { value: 'PERSONA', label: t`A una persona` },
          { value: 'IMPRESA', label: t`A un’impresa o a un professionista` },
        ]}
      />
      {form.values.chi === 'IMPRESA' ? (
        <>
          <TextInput
            {...form.field('partitaIva')}
            label={t`Partita IVA`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <TextInput
            {...form.field('sdi')}
            label={t`Codice destinatario`}
            description={t`7 caratteri. Se non ce l’hai, scrivi la PEC.`}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
          />
          <TextInput {...form.field('pec')} label={t`PEC`} type="email" autoComplete="off" maxLength={254} />
        </>
      ) : (
        <TextInput
          {...form.field('codiceFiscale')}
          label={t`Codice fiscale`}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
        />
      )}
    </StepCard>
  );
}
