import { Trans } from '@lingui/react/macro';
import classes from './Steps.module.css';

/** Where one is in a sequence of screens: said in words, drawn as a line that fills. */
export function Steps({ at, of }: { at: number; of: number }) {
  return (
    <div className={classes['steps']}>
      <p className={classes['words']}>
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
