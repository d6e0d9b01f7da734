import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { cx } from '../cx.ts';
import blocks from '../styles/blocks.module.css';
import type { RenderLink } from '../links.ts';
import classes from './PlaceLink.module.css';
import type { Place } from './places.ts';

export interface PlaceLinkProps {
  place: Place;
  renderLink: RenderLink;
  /** In a phone's bar, in the side bar on the gradient, or in the menu. */
  look: 'bar' | 'side' | 'menu';
  onFollow?: (() => void) | undefined;
}

export function PlaceLink({ place, renderLink, look, onFollow }: PlaceLinkProps) {
  const { icon: Icon, active = false, count = 0 } = place;
  const inside: ReactNode = (
    <>
      <span className={classes['icon']}>
        <Icon size={24} aria-hidden="true" />
        {count > 0 ? (
          <span className={classes['count']}>
            <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
          </span>
        ) : null}
      </span>
      <span className={classes['words']}>
        <span className={blocks['block']}>{place.label}</span>
        {place.disabled === undefined ? null : <span className={classes['reason']}>{place.disabled}</span>}
        {count > 0 ? (
          <span className={classes['hidden']}>
            {' '}
            <Plural value={count} one="(# notifica da leggere)" other="(# notifiche da leggere)" />
          </span>
        ) : null}
      </span>
    </>
  );
  const className = cx(classes['place'], classes[look], active && classes['active']);
  if (place.disabled !== undefined) {
    return <span className={cx(className, classes['off'])}>{inside}</span>;
  }
  return renderLink({
    id: place.id,
    className,
    children: inside,
    'aria-current': active ? 'page' : undefined,
    onClick: onFollow,
  });
}
