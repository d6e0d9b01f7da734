import type { BillPayment, Cents } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useToday } from '../../shared/read/use-today.ts';
import { euroWords } from '../../ui/amounts.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import classes from './paid-picture.module.css';

const COUNT_MS = 1100;

/** A payment that ended longer ago is looked up, not being made. */
const FRESH_MS = 5 * 60_000;

/**
 * The sun rises while the amount counts down to nothing: what was owed is gone. Decorative, since the words beside it
 * are there at once; without motion it shows the end.
 */
export function PaidPicture({ payment: { amount, endedAt } }: { payment: BillPayment }) {
  const { now } = useToday();
  // Decided once, so that nothing changes while the customer reads.
  const [isMoving] = useState(() => endedAt !== undefined && now - endedAt < FRESH_MS && !isStill());
  const left = useCountdown(amount, isMoving);
  return (
    <div className={classes['picture']} aria-hidden="true">
      <svg viewBox="0 0 240 120" fill="none">
        <clipPath id="paid-sky">
          <path d="M0 0h240v96H0Z" />
        </clipPath>
        <g clipPath="url(#paid-sky)">
          <g className={cx(isMoving && classes['rising'])}>
            <circle className={classes['halo']} cx="120" cy="72" r="58" />
            <circle className={classes['halo']} cx="120" cy="72" r="44" />
            <circle className={classes['disc']} cx="120" cy="72" r="30" />
          </g>
        </g>
        <path className={classes['horizon']} d="M8 96h224M44 106h152M84 116h72" />
      </svg>
      <p className={layout['caption']}>
        <Trans>Da pagare</Trans>
      </p>
      <p className={classes['left']}>{euroWords(left)}</p>
    </div>
  );
}

/** Counts an amount down to 0 in about a second. */
function useCountdown(amount: Cents, isMoving: boolean): Cents {
  const [left, setLeft] = useState(isMoving ? amount : 0);
  useEffect(() => {
    if (!isMoving) return undefined;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - begin) / COUNT_MS));
      setLeft(Math.round(amount * (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, isMoving]);
  return left;
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
