import { Trans } from '@lingui/react/macro';
import layout from '../../layout/layout.module.css';
import classes from './Steps.module.css';

/** Shows the current step as text and as a progress line. */
export function Steps({ at, of }: { at: number; of: number }) {
  return (
    <div className={classes['steps']}>
      <p className={layout['caption']}>
        <Trans>
          Passo {at} di {of}
        </Trans>
      </p>
      <div className={classes['track']} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={classes['part']} data-reached={index < at || undefined} />
        ))}
      </div>
    </div>
  );
}
