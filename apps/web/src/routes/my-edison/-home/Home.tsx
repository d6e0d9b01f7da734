import { HomePage } from '../../../features/home/HomePage.tsx';
import { homeCards } from './cards.tsx';
import { useHomeMatters } from './matters.ts';

export function Home() {
  return <HomePage cards={homeCards} matters={useHomeMatters()} />;
}
