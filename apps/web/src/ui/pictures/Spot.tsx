import type { ReactNode } from 'react';

import classes from './Spot.module.css';

interface SpotProps {
  sun?: 'left' | 'right' | undefined;
  /** For pictures without a sky. */
  low?: boolean | undefined;
  children: ReactNode;
}

/**
 * The common scene of the small pictures (aspetto.figure.1): a pale sky, an object on the shore at y = 148, and water
 * in front. Line width 2.5; paper, shade and sun are tokens.
 */
export function Spot({ sun, low = false, children }: SpotProps) {
  const x = sun === 'left' ? 62 : 178;
  return (
    <svg
      className={classes['spot']}
      viewBox={low ? '0 44 240 140' : '0 0 240 184'}
      fill="none"
      stroke="var(--sp-draw-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={classes['sky']} d="M38 148a82 82 0 0 1 164 0Z" />
      {sun === undefined ? null : <path className={classes['sun']} d={`M${x - 24} 148a24 24 0 0 1 48 0Z`} />}
      {children}
      <path d="M14 148h212" />
      <path className={classes['soft']} d="M46 158h52M112 158h78M72 167h30M118 167h54M98 176h44" />
    </svg>
  );
}

export const draw = {
  paper: classes['paper'],
  shade: classes['shade'],
  sun: classes['sunFill'],
  sunLine: classes['sunLine'],
  onSun: classes['onSun'],
  leaf: classes['leaf'],
  ink: classes['ink'],
  soft: classes['soft'],
  dashed: classes['dashed'],
};
