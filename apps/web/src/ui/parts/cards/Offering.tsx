import { Trans } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import classes from './Offering.module.css';

export interface OfferingProps {
  picture: ReactNode;
  /** What it is, in a sentence. */
  title: ReactNode;
  /** What it would give, each with a key. */
  points: readonly ReactElement[];
  /** How to get it. */
  how: ReactNode;
  /** The one thing to do. */
  action: ReactNode;
}

/** Something that the customer does not have: what it is, what it gives, how to get it. */
export function Offering({ picture, title, points, how, action }: OfferingProps) {
  return (
    <div className={classes['offering']}>
      <div className={classes['picture']}>{picture}</div>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <ul className={classes['points']}>
          {points.map((point) => (
            <li key={point.key} className={classes['point']}>
              <IconCircleCheck className={classes['mark']} size={22} aria-hidden="true" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <div className={classes['how']}>
          <h3 className={classes['howTitle']}>
            <Trans>Come averlo</Trans>
          </h3>
          <p>{how}</p>
        </div>
        <div className={classes['actions']}>{action}</div>
      </div>
    </div>
  );
}
