import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../ui/layout/layout.module.css';
import classes from './read.module.css';
import { ReadBody, type ReadBodyProps } from './ReadBody.tsx';
import { ReadFailed } from './ReadFailed.tsx';
import { ReadFreshness } from './ReadFreshness.tsx';

interface ReadCardProps<Data> extends Omit<ReadBodyProps<Data>, 'inCard' | 'isDated'> {
  title: ReactNode;
  /** The page shows the freshness: the card does so only while it can't be refreshed. */
  isDated?: boolean;
  action?: ReactNode;
}

/** A card with its own loading state, error, retry and freshness. */
export function ReadCard<Data>({ title, action, isDated = false, ...body }: ReadCardProps<Data>) {
  const { read, failed, advice } = body;
  const isThere = read.data !== undefined;
  const freshness = isThere && (!isDated || read.error !== null) ? <ReadFreshness read={read} /> : null;
  return (
    <Card className={classes['card']}>
      <SectionTitle>{title}</SectionTitle>
      {!isThere && read.error !== null ? (
        <ReadFailed plain level={3} read={read} title={failed}>
          {advice}
        </ReadFailed>
      ) : (
        <ReadBody {...body} inCard />
      )}
      {isThere && action !== undefined ? (
        <div className={layout['spread']}>
          {action}
          {freshness}
        </div>
      ) : (
        freshness
      )}
    </Card>
  );
}
