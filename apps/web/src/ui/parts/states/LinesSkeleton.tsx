import { Skeleton } from '@mantine/core';
import { Card } from '../cards/Card.tsx';
import classes from './LinesSkeleton.module.css';

import '@mantine/core/styles/Skeleton.layer.css';

interface LinesSkeletonProps {
  lines?: number;
  /** Still for what nobody has asked for yet: what moves out of sight takes the processor too. */
  animate?: boolean;
}

/** The shape of so many lines that are on their way. */
export function LinesSkeleton({ lines = 3, animate = true }: LinesSkeletonProps) {
  return (
    <div className={classes['lines']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="3rem" animate={animate} />
      ))}
    </div>
  );
}

/** The same in a card of its own. */
export function CardSkeleton(props: LinesSkeletonProps) {
  return (
    <Card as="div">
      <LinesSkeleton {...props} />
    </Card>
  );
}
