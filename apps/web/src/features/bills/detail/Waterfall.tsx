import { changeSteps, drawnRange, type BillChange, type Cents } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { differenceWords, euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { reasonWords } from './reason-words.ts';
import classes from './waterfall.module.css';

interface WaterfallProps {
  change: BillChange;
  before: Cents;
  after: Cents;
  /** Billing period of the earlier bill. */
  period: string;
}

/** Draws the way from an earlier bill to this one (bolletta.confronto.2): a list, with a bar beside each line. */
export function Waterfall({ change, before, after, period }: WaterfallProps) {
  const steps = changeSteps(before, change);
  const range = drawnRange([before, after, ...steps.map(({ to }) => to)]);
  const scale: Scale = { ...range, isCut: range.from > 0 };
  const base = Math.max(range.from, 0);
  return (
    <ol className={classes['steps']}>
      <Step label={period} amount={euroWords(before)} kind="before">
        <Bar scale={scale} from={base} to={before} next={before} />
      </Step>
      {steps.map(({ part, amount, from, to }) => (
        <Step
          key={part}
          label={reasonWords(part, amount)}
          amount={differenceWords(amount)}
          kind={amount > 0 ? 'more' : 'less'}
        >
          <Bar scale={scale} from={from} to={to} last={from} next={to} />
        </Step>
      ))}
      <Step label={<Trans>Questa bolletta</Trans>} amount={euroWords(after)} kind="after">
        <Bar scale={scale} from={base} to={after} last={after} />
      </Step>
    </ol>
  );
}

interface StepProps {
  label: ReactNode;
  amount: string;
  kind: 'before' | 'more' | 'less' | 'after';
  children: ReactNode;
}

function Step({ label, amount, kind, children }: StepProps) {
  return (
    <li className={cx(classes['step'], classes[kind])}>
      <span className={classes['label']}>{label}</span>
      <span className={classes['amount']}>{amount}</span>
      {children}
    </li>
  );
}

interface Scale {
  readonly from: Cents;
  readonly to: Cents;
  /** The drawing begins above 0. */
  readonly isCut: boolean;
}

interface BarProps {
  scale: Scale;
  from: Cents;
  to: Cents;
  /** Level at which the line from the bar above arrives. */
  last?: Cents;
  /** Level at which the line to the bar below leaves. */
  next?: Cents;
}

function Bar({ scale, from, to, last, next }: BarProps) {
  const place = (amount: Cents) => (100 * (amount - scale.from)) / (scale.to - scale.from);
  const [left, right] = [Math.min(place(from), place(to)), Math.max(place(from), place(to))];
  return (
    <svg className={classes['bar']} aria-hidden="true">
      {last === undefined ? null : <Connector at={place(last)} from={0} to={25} />}
      {next === undefined ? null : <Connector at={place(next)} from={75} to={100} />}
      <rect x={`${left}%`} y="25%" width={`${Math.max(right - left, 0.6)}%`} height="50%" rx="3" />
      {scale.isCut && from === scale.from ? (
        <line className={classes['cut']} x1="12" y1="90%" x2="20" y2="10%" />
      ) : null}
    </svg>
  );
}

function Connector({ at, from, to }: { at: number; from: number; to: number }) {
  return <line className={classes['connector']} x1={`${at}%`} x2={`${at}%`} y1={`${from}%`} y2={`${to}%`} />;
}
