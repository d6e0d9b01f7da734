import { Trans } from '@lingui/react/macro';

import { cx } from '../cx.ts';
import classes from './LoadingOverlay.module.css';

export interface LoadingOverlayProps {
  /**
   * `window`: nothing to see yet, the horizon covers all. `veil`: over a page that stays visible.
   * `parent`: over the nearest positioned parent. `page`: in the flow, where a page will be.
   */
  cover?: 'window' | 'veil' | 'parent' | 'page';
}

/** Something is on its way (pagine.attesa.1). Comes up softly, so that a short wait doesn't flash. */
export function LoadingOverlay({ cover = 'window' }: LoadingOverlayProps) {
  return (
    <output className={cx(classes['overlay'], classes[cover])}>
      <svg className={classes['mark']} width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true">
        <g className={classes['sky']}>
          <circle className={classes['sun']} cx="36" cy="38" r="13" />
        </g>
        <path className={classes['wave']} d={WAVE} />
        <path className={classes['wave']} d={WAVE} data-deep="" />
      </svg>
      <span className={classes['text']}>
        <Trans>Caricamento...</Trans>
      </span>
    </output>
  );
}

const WAVE = 'M-24 46c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4';
