import { Skeleton } from '@mantine/core';
import { Card } from '../cards/Card.tsx';
import layout from '../../layout/layout.module.css';

import '@mantine/core/styles/Skeleton.layer.css';

interface LinesSkeletonProps {
  lines?: number;
  /** Static for data not requested yet: an animation out of view uses the processor, too. */
  animate?: boolean;
}

export function LinesSkeleton({ lines = 3, animate = true }: LinesSkeletonProps) {
  return (
    <div className={layout['stack']}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="3rem" animate={animate} />
      ))}
    </div>
  );
}

export function CardSkeleton(props: LinesSkeletonProps) {
  return (
    <Card as="div">
      <LinesSkeleton {...props} />
    </Card>
  );
}
