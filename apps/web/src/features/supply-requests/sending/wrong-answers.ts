import { CallError } from '@sportello/calls';
import type { AnswerField, RequestQuestion, SupplyRequestDraft } from '@sportello/domain';
import { faultWords } from '../questions/fault-words.ts';
import type { WrongAnswers } from '../questions/use-question.ts';
import { stepsOf, type StepId } from '../wizard/steps.ts';

/** The questions that ask for a field; the first that the request has is the one to lead to. */
const QUESTIONS: Readonly<Record<AnswerField, readonly RequestQuestion[]>> = {
  settore: ['fornitura'],
  punto: ['fornitura'],
  via: ['indirizzo', 'recapito'],
  cap: ['indirizzo', 'recapito'],
  comune: ['indirizzo', 'recapito'],
  provincia: ['indirizzo', 'recapito'],
  decorrenza: ['decorrenza', 'residenza'],
  causale: ['causale'],
  precedente: ['causale'],
  titolo: ['uso'],
  uso: ['uso'],
  usoGas: ['uso'],
  potenza: ['potenza'],
  fasi: ['potenza'],
  lettura: ['fine', 'decorrenza'],
  inizio: ['inizio'],
  fine: ['fine'],
  cambia: ['cambia'],
  codiceFiscale: ['dati-fiscali'],
  partitaIva: ['dati-fiscali'],
  sdi: ['dati-fiscali'],
  pec: ['dati-fiscali'],
  residente: ['residenza'],
  pagamento: ['pagamento'],
  iban: ['pagamento'],
  telefono: ['contatto'],
  pagatoIl: ['pagato'],
  nota: ['contatto'],
};

/** Returns the first question with a rejected answer, and the words for each; undefined if the error names none. */
export function wrongIn(
  error: Error | null,
  draft: SupplyRequestDraft,
): { readonly step: StepId; readonly wrong: WrongAnswers } | undefined {
  if (!(error instanceof CallError)) return undefined;
  const steps = stepsOf(draft);
  const faults = error.fields.map(({ campo, codice }) => ({
    field: campo.replace(/^risposte\./, '') as AnswerField,
    code: codice,
  }));
  const [step] = faults
    .flatMap(({ field }) => questionOf(field, steps))
    .toSorted((one, other) => steps.indexOf(one) - steps.indexOf(other));
  if (step === undefined) return undefined;
  const wrong = faults.filter(({ field }) => field in QUESTIONS).map((fault) => [fault.field, faultWords(fault)]);
  return { step, wrong: Object.fromEntries(wrong) as WrongAnswers };
}

function questionOf(field: string, steps: readonly StepId[]): readonly RequestQuestion[] {
  // A paper is named by itself, or as one of a list.
  const questions = /^(carte|file)\b/.test(field) ? (['carte'] as const) : (QUESTIONS[field as AnswerField] ?? []);
  return questions.filter((question) => steps.includes(question)).slice(0, 1);
}
