import type { CSSProperties } from 'react';
import classes from './LivingHorizon.module.css';
import scene from './scene.svg';
import type { Sky } from './sky.ts';

export interface LivingHorizonProps {
  sky: Sky;
  /** Everything is paid: the windows are lit. */
  isLit: boolean;
  /** A supply is suspended: no cable leads to the house. */
  isCut: boolean;
  /** A technician comes today. */
  hasVisit: boolean;
}

/** Decorative: the cards below contain the same facts (aspetto.orizzonte.1). */
export function LivingHorizon({ sky, isLit, isCut, hasVisit }: LivingHorizonProps) {
  return (
    <div
      className={classes['horizon']}
      data-night={sky.isNight || undefined}
      style={{ '--x': sky.x, '--y': sky.y } as CSSProperties}
      aria-hidden="true"
    >
      <span className={classes['disc']} />
      <span className={classes['hills']} />
      <svg className={classes['house']} data-lit={isLit || undefined} data-cut={isCut || undefined}>
        <use href={`${scene}#house`} />
      </svg>
      {hasVisit ? (
        <svg className={classes['van']}>
          <use href={`${scene}#van`} />
        </svg>
      ) : null}
    </div>
  );
}
