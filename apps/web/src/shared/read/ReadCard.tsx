import type { ReactNode } from 'react';
import { Card } from '../../ui/parts/Card.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import classes from './read.module.css';
import { ReadBody, type ReadBodyProps } from './ReadBody.tsx';
import { ReadFailed } from './ReadFailed.tsx';
import { ReadFreshness } from './ReadFreshness.tsx';

interface ReadCardProps<Data> extends Omit<ReadBodyProps<Data>, 'inCard'> {
  title: ReactNode;
  /** The quiet link to all of it. */
  action?: ReactNode;
}

/** A card that loads, fails and is asked for again by itself, and says how fresh it is. */
export function ReadCard<Data>({ title, action, ...body }: ReadCardProps<Data>) {
  const { read, failed, advice } = body;
  const isThere = read.data !== undefined;
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
      {isThere ? (
        <div className={classes['foot']}>
          {action}
          <ReadFreshness read={read} />
        </div>
      ) : null}
    </Card>
  );
}
