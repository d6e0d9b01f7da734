import { Trans } from '@lingui/react/macro';

import layout from './layout.module.css';
import classes from './LoadingOverlay.module.css';

/** Shows a loading state (pagine.attesa.1). It fades in, so that a short wait does not flash. */
export function LoadingOverlay() {
  return (
    <output className={classes['overlay']}>
      <svg className={classes['mark']} width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true">
        <g className={classes['sky']}>
          <circle className={classes['sun']} cx="36" cy="38" r="13" />
        </g>
        <path className={classes['wave']} d={WAVE} />
        <path className={classes['wave']} d={WAVE} data-deep="" />
      </svg>
      <span className={layout['strong']}>
        <Trans>Caricamento...</Trans>
      </span>
    </output>
  );
}

const WAVE = 'M-24 46c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4';
