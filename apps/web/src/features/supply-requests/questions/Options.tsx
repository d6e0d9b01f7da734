import { Radio, type RadioGroupProps } from '@mantine/core';
import layout from '../../../ui/layout/layout.module.css';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

interface OptionsProps extends Omit<RadioGroupProps, 'children'> {
  options: readonly { readonly value: string; readonly label: string; readonly note?: string | undefined }[];
}

/** A choice of one among few. */
export function Options({ options, ...group }: OptionsProps) {
  return (
    <Radio.Group {...group}>
      <div className={layout['stackSmall']}>
        {options.map(({ value, label, note }) => (
          <Radio key={value} value={value} label={label} description={note} />
        ))}
      </div>
    </Radio.Group>
  );
}
