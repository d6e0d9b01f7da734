import type { ModuleName, User } from '@sportello/domain';
import type { ComponentType } from 'react';

export interface HomeCardProps {
  /** Absent until it is known, so that a card asks for its data together with everything else. */
  readonly user: User | undefined;
}

/** One card of the home. It has its data by itself, and its own waiting and failure; its code may come later. */
export interface HomeCard {
  readonly id: string;
  /** On a wide screen: among what the home is about, or beside it. */
  readonly column: 'main' | 'aside';
  /** Only for whom this module is ACTIVE. */
  readonly module?: ModuleName;
  /** It needs the same room whatever the answers are, and stands there before them. */
  readonly isAtOnce?: true;
  readonly Card: ComponentType<HomeCardProps>;
}

/** The cards that somebody sees: until it is known who they are all of them, so that all ask in parallel. */
export function cardsFor(cards: readonly HomeCard[], user: User | undefined, column: HomeCard['column']) {
  return cards.filter(
    (card) =>
      card.column === column &&
      (card.module === undefined || user === undefined || user.modules[card.module] === 'ACTIVE'),
  );
}
