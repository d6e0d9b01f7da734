import { COMPANY_SCORE_DECIMALS } from '@sportello/domain';

const scores = new Intl.NumberFormat('it', {
  minimumFractionDigits: COMPANY_SCORE_DECIMALS,
  maximumFractionDigits: COMPANY_SCORE_DECIMALS,
});

/** What a company is rated: "4,7" (intervento.ditta.2). */
export function scoreWords(score: number): string {
  return scores.format(score);
}
