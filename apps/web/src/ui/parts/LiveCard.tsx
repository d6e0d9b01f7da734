import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Freshness } from './Freshness.tsx';
import classes from './LiveCard.module.css';
import { SectionTitle } from './SectionTitle.tsx';

/** Where the data of a card stand; `cardStateOf` (api/card-state.ts) makes one of a query. */
interface CardState {
  readonly isLoading: boolean;
  /** Why there is nothing to show; what was read before is still shown beside a failed refresh. */
  readonly problem:
    | { readonly title: string; readonly text: string; readonly code?: string; readonly requestId?: string }
    | undefined;
  readonly isAsking: boolean;
  readonly updatedAt: number | undefined;
  readonly ask: () => void;
}

export interface LiveCardProps {
  title: ReactNode;
  state: CardState;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** The quiet link to all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card that loads, fails and is asked for again by itself, and says how fresh it is. */
export function LiveCard({ title, state, skeleton, action, children }: LiveCardProps) {
  const { isLoading, problem, isAsking, updatedAt, ask } = state;
  if (problem !== undefined) {
    return (
      <Card className={classes['card']}>
        <SectionTitle>{title}</SectionTitle>
        <ErrorState
          plain
          level={3}
          title={problem.title}
          code={problem.code}
          requestId={problem.requestId}
          retrying={isAsking}
          onRetry={ask}
        >
          {problem.text}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card className={classes['card']}>
      <SectionTitle>{title}</SectionTitle>
      {isLoading ? (
        <>
          <VisuallyHidden component="output">
            <Trans>Caricamento...</Trans>
          </VisuallyHidden>
          <div aria-hidden="true">{skeleton}</div>
        </>
      ) : (
        children
      )}
      {isLoading ? null : (
        <div className={classes['foot']}>
          {action}
          {updatedAt === undefined ? null : <Freshness at={updatedAt} isRefreshing={isAsking} onRefresh={ask} />}
        </div>
      )}
    </Card>
  );
}
