import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import classes from './SkipLink.module.css';

export const MAIN_ID = 'contenuto';

/** The first tab stop. Moves the focus itself, so the router sees no new URL. */
export function SkipLink() {
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(MAIN_ID);
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <a className={classes['skip']} href={`#${MAIN_ID}`} onClick={jump}>
      <Trans>Vai al contenuto</Trans>
    </a>
  );
}
