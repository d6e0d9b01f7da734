import type { ReactNode } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';

/** Stands where the rows would be. */
export function NoRows({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card as="div">
      <EmptyState level={3} picture={<AllDone />} title={title}>
        {children}
      </EmptyState>
    </Card>
  );
}
