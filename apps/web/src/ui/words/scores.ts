import { COMPANY_SCORE_DECIMALS, figureWords } from '@sportello/domain';

/** Formats a company's rating: "4,7" (intervento.ditta.2). */
export function scoreWords(score: number): string {
  return figureWords(score, COMPANY_SCORE_DECIMALS, COMPANY_SCORE_DECIMALS);
}
