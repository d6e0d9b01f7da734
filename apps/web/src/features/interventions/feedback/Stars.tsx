import { useLingui } from '@lingui/react/macro';
import { IconStar } from '@tabler/icons-react';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import classes from '../interventions.module.css';

interface StarsProps {
  name: string;
  question: string;
  value?: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** A radio group, so that arrow keys, Tab and screen readers work as usual. */
export function Stars({ name, question, value = 0, onChange, error }: StarsProps) {
  const { t } = useLingui();
  const words = [t`1 stella`, t`2 stelle`, t`3 stelle`, t`4 stelle`, t`5 stelle`];
  return (
    <fieldset className={cx(layout['stackSmall'], screens['shrinks'], classes['stars'])}>
      <legend className={screens['emphasis']}>{question}</legend>
      <div className={classes['scale']}>
        {words.map((word, at) => (
          <label key={word} className={classes['star']} data-on={at < value || undefined}>
            <input
              type="radio"
              name={name}
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
              aria-label={word}
            />
            <IconStar size={32} stroke={1.75} aria-hidden="true" />
          </label>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
