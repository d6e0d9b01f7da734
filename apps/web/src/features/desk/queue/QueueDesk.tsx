import type { ReactNode } from 'react';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import classes from './queue.module.css';

interface QueueDeskProps {
  /** Id of the list's title. */
  titleId: string;
  list: ReactNode;
  /** Undefined until a row is chosen. */
  opened: ReactNode;
  /** Asks to choose one. */
  choose: ReactNode;
  chooseText: ReactNode;
}

/** List and opened entry side by side, on a phone one after the other (assistenza.modulo.4, reclami.operatore.1). */
export function QueueDesk({ titleId, list, opened, choose, chooseText }: QueueDeskProps) {
  return (
    <div className={classes['desk']} data-open={opened !== undefined || undefined}>
      <section className={classes['queue']} aria-labelledby={titleId}>
        {list}
      </section>
      {opened ?? (
        <Card as="div" className={classes['none']}>
          <EmptyState level={3} picture={<AllDone />} title={choose}>
            {chooseText}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
