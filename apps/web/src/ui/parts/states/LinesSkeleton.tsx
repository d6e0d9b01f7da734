import { Skeleton } from '@mantine/core';
import { Card } from '../cards/Card.tsx';
import classes from './LinesSkeleton.module.css';

import '@mantine/core/styles/Skeleton.layer.css';

/** The shape of so many lines that are on their way. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={classes['lines']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="3rem" />
      ))}
    </div>
  );
}

/** The same in a card of its own. */
export function CardSkeleton({ lines }: { lines?: number }) {
  return (
    <Card as="div">
      <LinesSkeleton {...(lines !== undefined && { lines })} />
    </Card>
  );
}
