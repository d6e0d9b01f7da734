import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import classes from './tools.module.css';

interface OneOfProps<Value extends string> {
  legend: string;
  name: string;
  value: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  onChoose: (value: Value) => void;
}

/** Few choices in view: one tap, where a select takes two. */
export function OneOf<Value extends string>({ legend, name, value, choices, onChoose }: OneOfProps<Value>) {
  return (
    <fieldset className={cx(layout['row'], screens['shrinks'], classes['oneOf'])}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes['choice']}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
