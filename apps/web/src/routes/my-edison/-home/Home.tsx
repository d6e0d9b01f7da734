import { HomePage } from '../../../features/home/HomePage.tsx';
import { homeCards } from './cards.ts';

/** The home, with a card of every area. */
export function Home() {
  return <HomePage cards={homeCards} />;
}
