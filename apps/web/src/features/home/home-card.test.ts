import { buildUser, type User } from '@sportello/domain';
import { expect, it } from 'vitest';
import { cardsFor, type HomeCard } from './home-card.ts';

const Card = () => null;
const cards: HomeCard[] = [
  { id: 'contracts', column: 'main', Card },
  { id: 'bills', column: 'main', module: 'archive', Card },
  { id: 'contacts', column: 'aside', module: 'profile', Card },
];
const userOf = (isProspect: boolean): User =>
  buildUser(
    {
      profile: {
        segment: 'RESIDENZIALE',
        segmentValue: 'Residenziale',
        username: 'a',
        isProspect,
        isInCreation: false,
        isNew: false,
      },
      contracts: [],
    },
    0,
  );
const idsFor = (user: User | undefined, column: HomeCard['column']) =>
  cardsFor(cards, user, column).map(({ id }) => id);

it('asks with all cards until it is known who the customer is', () => {
  expect(idsFor(undefined, 'main')).toEqual(['contracts', 'bills']);
  expect(idsFor(undefined, 'aside')).toEqual(['contacts']);
});

it('shows the cards of the modules that are active', () => {
  expect(idsFor(userOf(false), 'main')).toEqual(['contracts', 'bills']);
  expect(idsFor(userOf(true), 'main')).toEqual(['contracts']);
  expect(idsFor(userOf(true), 'aside')).toEqual([]);
});
