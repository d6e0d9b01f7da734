import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import { FieldError } from '../../ui/parts/fields/FieldError.tsx';
import classes from './booking.module.css';

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  small?: boolean;
  children: ReactNode;
}

export function Choice({ name, value, isChosen, onChoose, small = false, children }: ChoiceProps) {
  return (
    <label className={classes['choice']} data-small={small || undefined}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface AnswerButtonProps {
  name: string;
  value: string;
  /** The answer given before. */
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  small?: boolean;
  children: ReactNode;
}

/** One of the answers to the only question of a screen: pressing it submits the form. */
export function AnswerButton({ name, value, isChosen, isBusy, onChoose, small, children }: AnswerButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className={classes['choice']}
      data-small={small || undefined}
      aria-current={isChosen || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onChoose();
      }}
    >
      <span>{children}</span>
      {small ? null : <IconChevronRight size={20} aria-hidden="true" />}
    </button>
  );
}

interface ChoicesProps {
  legend: ReactNode;
  error?: ReactNode;
  isGrid?: boolean;
  children: ReactNode;
}

export function Choices({ legend, error, isGrid = false, children }: ChoicesProps) {
  return (
    <fieldset className={cx(layout['stackSmall'], screens['shrinks'], classes['group'])}>
      <legend className={classes['legend']}>{legend}</legend>
      <div className={isGrid ? classes['grid'] : layout['stackSmall']}>{children}</div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
