import type { Call } from '@sportello/calls';
import { t } from '@lingui/core/macro';
import { readableError, type ReadableError } from '../../api/errors/errors.ts';
import { errorWordsOf } from '../../api/errors/load-words.ts';
import { isRepeatable, outcomeOf } from '../../api/sending/sending.ts';

/** Error text for a failed change: its outcome, that no input is lost, what to do. */
export function sendProblem(entry: Pick<Call, 'headers' | 'method' | 'readOnly'>, error: unknown): ReadableError {
  const readable = readableError(error);
  switch (outcomeOf(error)) {
    case 'unknown':
      return {
        ...readable,
        title: t`Non sappiamo se la richiesta è arrivata`,
        meaning: t`Non abbiamo ricevuto la risposta. Quello che hai scritto è ancora qui.`,
        advice: isRepeatable(entry)
          ? t`Riprova: se la richiesta era già arrivata, non la ripetiamo.`
          : t`Prima di riprovare, controlla se la richiesta risulta già fatta.`,
        retryable: isRepeatable(entry),
      };
    case 'signed-out':
      return { ...readable, advice: t`Accedi di nuovo: quello che hai scritto è al sicuro.` };
    case 'not-sent':
    case 'refused':
      return readable;
  }
}

/** Error texts of the rejected fields, by wire name. */
export function fieldErrors({ fields }: Pick<ReadableError, 'fields'>): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ campo, codice }) => [campo, fieldWords(codice)]));
}

function fieldWords(code: string): string {
  const words = errorWordsOf(code);
  if (words !== undefined) return `${words.text} ${words.advice}`;
  switch (code) {
    case 'MISSING':
      return t`Manca questo dato.`;
    case 'TOO_LONG':
      return t`Testo troppo lungo.`;
    case 'TOO_SMALL':
      return t`Valore troppo basso.`;
    case 'TOO_LARGE':
      return t`Valore troppo alto.`;
    case 'NOT_EXPECTED':
      return t`Qui questo dato non serve.`;
    default:
      return t`Formato non valido: controlla questo dato.`;
  }
}
