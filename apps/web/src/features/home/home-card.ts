import type { ModuleName, User } from '@sportello/domain';
import type { ComponentType } from 'react';

export interface HomeCardProps {
  /** Absent until known; a card must not wait for it before it requests its data. */
  readonly user: User | undefined;
}

/** One home card, with its own data, loading and error state; its code may be lazy. */
export interface HomeCard {
  readonly id: string;
  readonly column: 'main' | 'aside';
  readonly module?: ModuleName;
  /** The card has a fixed height, so it may render before the others have answered. */
  readonly isAtOnce?: true;
  readonly Card: ComponentType<HomeCardProps>;
}

/** Returns the cards of a user; until the user is known all of them, so that their requests run in parallel. */
export function cardsFor(cards: readonly HomeCard[], user: User | undefined, column: HomeCard['column']) {
  return cards.filter(
    (card) =>
      card.column === column &&
      (card.module === undefined || user === undefined || user.modules[card.module] === 'ACTIVE'),
  );
}
