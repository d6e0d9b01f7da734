import { HomePage } from '../../../features/home/HomePage.tsx';
import { homeCards } from './cards.tsx';
import { useHomeMatters } from './matters.ts';

/** The home: what is most urgent of all areas, and a card of every one. */
export function Home() {
  return <HomePage cards={homeCards} matters={useHomeMatters()} />;
}
