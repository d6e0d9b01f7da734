import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';

import { CardSkeleton } from '../states/LinesSkeleton.tsx';
import { moveAmongRows } from '../../row-keys.ts';
import classes from './Beside.module.css';

/** Keep in sync with `Beside.module.css`. */
const HAS_TWO = '(min-width: 75em)';

interface BesideProps {
  /** Accessible name of the list. */
  label: string;
  /** A lazy part with a scroll of its own, rendered only in a wide window; without it the page stands alone. */
  list: ReactNode | undefined;
  /** The shown element: the list stays as it is when another one is chosen. */
  shown: string;
  children: ReactNode;
}

/** A page beside the list it was chosen from, in a wide window; elsewhere the page alone (aspetto.disposizione.5). */
export function Beside({ label, list, shown, children }: BesideProps) {
  const isWide = useMediaQuery(HAS_TWO, false, { getInitialValueInEffect: false });
  const hasTwo = isWide && list !== undefined;
  const [state, setState] = useState({ shown, hasStepped: false });
  if (state.shown !== shown) setState({ shown, hasStepped: true });
  return (
    <div className={classes['beside']} data-beside={hasTwo ? (state.hasStepped ? 'kept' : 'new') : undefined}>
      {hasTwo ? (
        // The key handler serves the links inside the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <nav className={classes['list']} aria-label={label} onKeyDown={moveByArrows}>
          <Suspense
            fallback={
              <div className={classes['waiting']}>
                <CardSkeleton lines={8} />
              </div>
            }
          >
            {list}
          </Suspense>
        </nav>
      ) : null}
      <div key={shown} className={classes['page']}>
        {children}
      </div>
    </div>
  );
}

/** Other keys scroll the list, of which only the rows in view are rendered. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveAmongRows(event);
}
