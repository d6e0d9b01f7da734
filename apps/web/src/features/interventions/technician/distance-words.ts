import { figureWords } from '@sportello/domain';

/** Such as "350 m", "2,1 km". */
export function distanceWords(metres: number): string {
  return metres < 950 ? `${Math.max(50, Math.round(metres / 50) * 50)} m` : `${figureWords(metres / 1000, 1)} km`;
}
