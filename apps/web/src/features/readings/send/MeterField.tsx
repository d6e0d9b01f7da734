import type { EnergyUnit } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { quantityWords, unitWords } from '../../../ui/amounts.ts';
import classes from '../readings.module.css';
import { doubtAbout, figureOf, MOST_DIGITS, type AskedField } from './reading-form.ts';
import '../../../ui/theme/fields.ts';

interface MeterFieldProps extends Omit<TextInputProps, 'value'> {
  field: AskedField;
  unit: EnergyUnit | undefined;
  isOnly: boolean;
  value?: string;
}

/** Mimics a meter: white digits on black, ignored decimals in red. */
export function MeterField({ field, unit, isOnly, value = '', ...input }: MeterFieldProps) {
  const { t } = useLingui();
  const { band, digits, lastValue } = field;
  const unitName = unit === undefined ? '' : unitWords(unit);
  return (
    <div className={classes['meter']}>
      <TextInput
        {...input}
        value={value}
        classNames={{ input: classes['digits'] ?? '', section: classes['decimals'] ?? '' }}
        label={isOnly ? t`Cifre del contatore (${unitName})` : t`Fascia ${band} (${unitName})`}
        description={lastValue === undefined ? undefined : t`Ultima: ${quantityWords(lastValue)}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_DIGITS}
        placeholder={'0'.repeat(digits)}
        rightSection={<span aria-hidden="true">,000</span>}
        rightSectionWidth="4rem"
      />
      <p className={classes['live']} role="status">
        <Live field={field} value={value} unit={unit} />
      </p>
    </div>
  );
}

/** Plausibility warning while typing; it does not block sending. */
function Live({ field, value, unit }: { field: AskedField; value: string; unit: EnergyUnit | undefined }) {
  const { t } = useLingui();
  const figure = figureOf(value);
  const { lastValue } = field;
  if (figure === undefined || lastValue === undefined) return null;
  switch (doubtAbout(value, field)) {
    case 'PIU_BASSA':
      return t`Cifra più bassa dell’ultima lettura: controllala.`;
    case 'GIRO_CONTATORE':
      return t`Cifra più bassa dell’ultima lettura: il contatore è ripartito da zero?`;
    case 'MOLTO_ALTA':
      return t`Cifra molto più alta del solito: controllala.`;
    case undefined:
      return figure < lastValue ? null : t`${quantityWords(figure - lastValue, unit)} dall’ultima lettura`;
  }
}
