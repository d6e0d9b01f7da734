import { isFiscalCode } from '../identifiers/fiscal-code.ts';
import { ibanNeedsCheck, isIban, isItalianIban } from '../identifiers/iban.ts';
import { isPdr, isPod } from '../identifiers/supply-point.ts';
import { isVatNumber } from '../identifiers/vat-number.ts';
import { addDays, type Day } from '../shared/day.ts';
import {
  MOST_SINGLE_PHASE_KW,
  phasesOf,
  POWERS,
  type AnswerFacts,
  type AnswerField,
  type SupplyAnswers,
  type SupplyAsItIs,
} from './answers.ts';
import type { SupplyRequestKind } from './kinds.ts';
import { answersThatCount, fieldsOfQuestion, questionsOf, type RequestQuestion } from './questions.ts';

/** An answer that is missing or wrong, by its field and an error code of the wire (pratica.domande.2). */
export interface AnswerFault {
  readonly field: AnswerField;
  readonly code: 'MISSING' | 'NOT_VALID' | 'TOO_SOON' | 'TOO_LATE' | 'UNCHANGED';
}

/** Days ahead for which a request can be made. */
export const MOST_DAYS_AHEAD = 90;

const OPTIONAL = new Set<AnswerField>(['lettura', 'nota']);

/** Returns the faults of one question's answers, in the order of its fields (pratica.domande.2). */
export function faultsOfQuestion(
  question: RequestQuestion,
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
  facts: AnswerFacts,
): readonly AnswerFault[] {
  const counted = answersThatCount(kind, answers);
  return fieldsOfQuestion(question, kind, counted).flatMap((field): readonly AnswerFault[] => {
    if (counted[field] === undefined) return OPTIONAL.has(field) ? [] : [{ field, code: 'MISSING' }];
    const code = faultOf(field, kind, counted, facts);
    return code === undefined ? [] : [{ field, code }];
  });
}

/** Returns the faults of all answers to the questions of a kind; empty if the request can be sent. */
export function faultsOfAnswers(
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
  facts: AnswerFacts,
): readonly AnswerFault[] {
  return questionsOf(kind, answers).flatMap((question) => faultsOfQuestion(question, kind, answers, facts));
}

type Code = AnswerFault['code'] | undefined;
type Check = (text: string) => boolean;

/** Checks of an answer by itself. */
const CHECKS: Readonly<Partial<Record<AnswerField, Check>>> = {
  cap: (text) => /^\d{5}$/.test(text),
  provincia: (text) => /^[A-Z]{2}$/.test(text),
  telefono: (text) => /^\+?[0-9](?:[ ./-]?[0-9]){5,17}$/.test(text),
  iban: (text) => isItalianIban(text) || (!ibanNeedsCheck(text) && isIban(text)),
  // A condominium's fiscal code has the form of a VAT number.
  codiceFiscale: (text) => isFiscalCode(text) || isVatNumber(text),
  partitaIva: isVatNumber,
  sdi: (text) => /^[A-Z0-9]{7}$/.test(text),
  pec: (text) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(text),
  lettura: (text) => /^\d{1,7}$/.test(text),
};

function faultOf(
  field: AnswerField,
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
  { supply, today, hasMandate }: AnswerFacts,
): Code {
  const answer = answers[field];
  switch (field) {
    case 'punto':
      return pointFault(answers, supply);
    case 'potenza':
      return powerFault(kind, answers, supply);
    case 'fasi':
      return answers.fasi === 'MONOFASE' && (answers.potenza ?? 0) > MOST_SINGLE_PHASE_KW ? 'NOT_VALID' : undefined;
    case 'decorrenza':
      // Somebody may have moved in long ago.
      return dayFault(String(answer), today, kind === 'RESIDENZA');
    case 'fine':
      return dayFault(String(answer), today, false);
    case 'pagatoIl':
      return String(answer) > today ? 'TOO_LATE' : undefined;
    case 'pagamento':
      return answer === 'MANDATO_ESISTENTE' && hasMandate === false ? 'NOT_VALID' : undefined;
    default:
      return (CHECKS[field]?.(String(answer)) ?? true) ? undefined : 'NOT_VALID';
  }
}

function pointFault({ punto = '', settore }: SupplyAnswers, { commodity, point }: SupplyAsItIs): Code {
  const isPoint = (settore ?? commodity) === 'GAS' ? isPdr : isPod;
  if (!isPoint(punto)) return 'NOT_VALID';
  return point !== undefined && keyOf(punto) === keyOf(point) ? 'UNCHANGED' : undefined;
}

/** A POD is the same with and without its check character; a PDR has no more characters. */
const keyOf = (point: string) => point.trim().toUpperCase().slice(0, 14);

function powerFault(kind: SupplyRequestKind, { potenza = 0, fasi }: SupplyAnswers, supply: SupplyAsItIs): Code {
  if (!(POWERS as readonly number[]).includes(potenza)) return 'NOT_VALID';
  return kind === 'POTENZA' && potenza === supply.power && fasi === phasesOf(supply) ? 'UNCHANGED' : undefined;
}

function dayFault(day: Day, today: Day, mayBePast: boolean): Code {
  if (!mayBePast && day <= today) return 'TOO_SOON';
  return day > addDays(today, MOST_DAYS_AHEAD) ? 'TOO_LATE' : undefined;
}
