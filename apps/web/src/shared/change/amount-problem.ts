import { t } from '@lingui/core/macro';
import type { ReadableError } from '../../api/errors/errors.ts';

/** Error text for a payment that could not start; mentions a changed amount (pagamento.bollette.5). */
export function amountProblem(problem: ReadableError | undefined): ReadableError | undefined {
  if (problem?.code !== 'CHANGED_MEANWHILE') return problem;
  return {
    ...problem,
    title: t`L’importo è cambiato`,
    meaning: t`Non è iniziato nessun pagamento.`,
    advice: t`Guarda l’importo aggiornato e riprova.`,
  };
}
