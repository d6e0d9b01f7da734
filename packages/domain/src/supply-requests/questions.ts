import { isBlank } from '../shared/text.ts';
import type { AnswerField, SupplyAnswers } from './answers.ts';
import { SUPPLY_REQUEST_RULES, type SupplyRequestKind } from './kinds.ts';

/** Questions of a request, each a step of its wizard. */
export const REQUEST_QUESTIONS = [
  'fornitura',
  'indirizzo',
  'causale',
  'uso',
  'potenza',
  'inizio',
  'fine',
  'decorrenza',
  'cambia',
  'recapito',
  'dati-fiscali',
  'residenza',
  'pagato',
  'carte',
  'pagamento',
  'contatto',
] as const;
export type RequestQuestion = (typeof REQUEST_QUESTIONS)[number];

const QUESTIONS: Readonly<Record<SupplyRequestKind, readonly RequestQuestion[]>> = {
  VOLTURA: ['fornitura', 'indirizzo', 'causale', 'uso', 'decorrenza', 'carte', 'pagamento'],
  SUBENTRO: ['fornitura', 'indirizzo', 'uso', 'potenza', 'decorrenza', 'carte', 'pagamento', 'contatto'],
  NUOVA_ATTIVAZIONE: ['fornitura', 'indirizzo', 'uso', 'potenza', 'decorrenza', 'carte', 'pagamento', 'contatto'],
  TRASLOCO: [
    'fine',
    'fornitura',
    'inizio',
    'indirizzo',
    'uso',
    'potenza',
    'decorrenza',
    'carte',
    'pagamento',
    'contatto',
  ],
  POTENZA: ['potenza', 'contatto'],
  FATTURAZIONE: ['cambia', 'recapito', 'dati-fiscali', 'carte'],
  DISATTIVAZIONE: ['fine', 'contatto'],
  RIENTRO: ['uso', 'decorrenza', 'carte', 'pagamento'],
  RESIDENZA: ['residenza'],
  RIATTIVAZIONE: ['pagato', 'carte'],
};

/** Returns the questions of a request in order, as far as the answers leave them open (pratica.domande.1). */
export function questionsOf(kind: SupplyRequestKind, answers: SupplyAnswers): readonly RequestQuestion[] {
  return QUESTIONS[kind].filter((question) => {
    switch (question) {
      case 'potenza':
        return kind === 'POTENZA' || (answers.settore !== 'GAS' && !isHolderChange(kind, answers));
      case 'recapito':
        return answers.cambia !== 'DATI_FISCALI';
      case 'dati-fiscali':
        return answers.cambia !== 'INDIRIZZO';
      case 'carte':
        return kind !== 'FATTURAZIONE' || answers.cambia === 'DATI_FISCALI';
      default:
        return true;
    }
  });
}

/** A meter whose holder changes keeps its power and has a reading. */
const isHolderChange = (kind: SupplyRequestKind, { inizio }: SupplyAnswers) =>
  kind === 'VOLTURA' || (kind === 'TRASLOCO' && inizio === 'VOLTURA');

const ADDRESS = ['via', 'cap', 'comune', 'provincia'] as const;

/** Returns the fields of a question, as far as the other answers leave them open (pratica.domande.1). */
export function fieldsOfQuestion(
  question: RequestQuestion,
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
): readonly AnswerField[] {
  switch (question) {
    case 'fornitura':
      return SUPPLY_REQUEST_RULES[kind].about === 'OWN_SUPPLY' ? ['punto'] : ['settore', 'punto'];
    case 'indirizzo':
    case 'recapito':
      return ADDRESS;
    case 'causale':
      return answers.causale === 'SUCCESSIONE' ? ['causale', 'precedente'] : ['causale'];
    case 'uso':
      return answers.settore === 'GAS' ? ['titolo', 'uso', 'usoGas'] : ['titolo', 'uso'];
    case 'potenza':
      return ['potenza', 'fasi'];
    case 'inizio':
      return ['inizio'];
    case 'fine':
      return ['fine', 'lettura'];
    case 'decorrenza':
      return isHolderChange(kind, answers) ? ['decorrenza', 'lettura'] : ['decorrenza'];
    case 'cambia':
      return ['cambia'];
    case 'dati-fiscali':
      if (answers.partitaIva === undefined) return ['codiceFiscale'];
      return ['partitaIva', answers.sdi === undefined ? 'pec' : 'sdi'];
    case 'residenza':
      return ['residente', 'decorrenza'];
    case 'pagato':
      return ['pagatoIl'];
    case 'carte':
      return [];
    case 'pagamento':
      return answers.pagamento === 'NUOVO_MANDATO' ? ['pagamento', 'iban'] : ['pagamento'];
    case 'contatto':
      return ['telefono', 'nota'];
  }
}

/** Codes, which have no spaces and only capitals. */
const CODES: ReadonlySet<string> = new Set<AnswerField>([
  'punto',
  'provincia',
  'codiceFiscale',
  'partitaIva',
  'sdi',
  'iban',
]);

/**
 * Returns only the answers to questions of a kind, so that nothing is kept that was answered before a change of mind;
 * codes are without spaces and in capitals, blank texts are left out (pratica.domande.3).
 */
export function answersThatCount(kind: SupplyRequestKind, answers: SupplyAnswers): SupplyAnswers {
  const given: SupplyAnswers = Object.fromEntries(
    Object.entries(answers).filter(([, answer]) => answer !== undefined && !isBlank(String(answer))),
  );
  const asked = questionsOf(kind, given).flatMap((question) => fieldsOfQuestion(question, kind, given));
  const fields = new Set<string>(['settore', ...asked]);
  return Object.fromEntries(
    Object.entries(given)
      .filter(([field]) => fields.has(field))
      .map(([field, answer]) => [field, CODES.has(field) ? inCapitals(String(answer)) : answer]),
  );
}

const inCapitals = (code: string) => code.replace(/\s/g, '').toUpperCase();
