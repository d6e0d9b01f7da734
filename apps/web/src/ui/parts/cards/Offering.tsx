import { Trans } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';
import screens from '../../styles/screens.module.css';
import classes from './Offering.module.css';

export interface OfferingProps {
  picture: ReactNode;
  title: ReactNode;
  /** Benefits, each element with a key. */
  points: readonly ReactElement[];
  how: ReactNode;
  action: ReactNode;
}

/** Presents a product that the customer does not have. */
export function Offering({ picture, title, points, how, action }: OfferingProps) {
  return (
    <div className={classes['offering']}>
      <div className={classes['picture']}>{picture}</div>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <ul className={layout['stackSmall']}>
          {points.map((point) => (
            <li key={point.key} className={classes['point']}>
              <IconCircleCheck className={classes['mark']} size={22} aria-hidden="true" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <div className={screens['well']}>
          <h3 className={classes['howTitle']}>
            <Trans>Come averlo</Trans>
          </h3>
          <p>{how}</p>
        </div>
        <div className={cx(layout['row'], classes['actions'])}>{action}</div>
      </div>
    </div>
  );
}
