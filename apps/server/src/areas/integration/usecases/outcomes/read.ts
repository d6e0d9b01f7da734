import {
  addDays,
  areLines,
  isDay,
  isOneOf,
  OUTCOMES,
  REPLY_PARTS,
  REQUEST_STEPS,
  tidyLines,
  type Outcome,
  type ReplyPart,
  type RequestStep,
} from '@sportello/domain';
import type { ReplyParts } from '../../../cases/queries/replies.ts';
import type { OutcomeLine } from '../../queries/changes.ts';

/** Fields of the four parts of a reply to a case (reclami.risposta.1). */
const REPLY_FIELDS = {
  complaint: 'reclamo',
  checks: 'verifiche',
  conclusions: 'conclusioni',
  rights: 'diritti',
} as const satisfies Record<ReplyPart, string>;

export const OUTCOME_FIELDS = [
  'id',
  'esito',
  'oggetto',
  'dal',
  'motivo',
  'testo',
  'bolletta',
  'passo',
  'giorno',
  'orario',
  ...Object.values(REPLY_FIELDS),
] as const;
export type OutcomeField = (typeof OUTCOME_FIELDS)[number];

/** A raw row: its line and fields by name, or an error of the whole row. */
export type GivenRow =
  | { readonly line: number; readonly fields: Readonly<Record<string, string>> }
  | { readonly line: number; readonly problem: string };

export interface LineError {
  readonly line: number;
  /** Null if the whole line is wrong. */
  readonly field: string | null;
  readonly reason: string;
}

/** Maximum length of the provider's texts and codes. */
const longest = { testo: 500, motivo: 60, oggetto: 100, bolletta: 60, orario: 40 } as const;

/** Maximum length of each part of a reply. */
const LONGEST_PART = 8000;

// Control, bidirectional, private-use and unassigned characters.
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/** Steps of a request that each outcome may name (fornitore.esiti.4). */
const STEPS_OF: Readonly<Record<Outcome, readonly RequestStep[]>> = {
  PRESA_IN_CARICO: ['VERIFICATA', 'INVIATA_DISTRIBUTORE', 'LAVORO_PROGRAMMATO'],
  ATTIVA: ['ESEGUITA', 'FATTURATA'],
  RIFIUTATA: [],
};

/** Parses a row as an outcome (fornitore.esiti.2), or returns its errors. */
export function readOutcome(row: GivenRow, today: string): OutcomeLine | readonly LineError[] {
  const { line } = row;
  if ('problem' in row) return [{ line, field: null, reason: row.problem }];
  const problems: LineError[] = [];
  const reject = (field: OutcomeField, reason: string) => void problems.push({ line, field, reason });
  const text = (field: OutcomeField) => row.fields[field]?.trim().replaceAll(/\s+/gu, ' ') || null;

  for (const field of Object.keys(row.fields)) {
    if (!isOneOf(OUTCOME_FIELDS, field)) problems.push({ line, field, reason: 'not a field of an outcome' });
  }
  const change = text('id');
  if (change === null || !/^[1-9]\d{0,17}$/.test(change)) {
    reject('id', change === null ? 'missing' : 'not the "id" of a line of the export');
  }
  const outcome = text('esito')?.toUpperCase() ?? null;
  if (!isOneOf(OUTCOMES, outcome)) reject('esito', `not one of ${OUTCOMES.join(', ')}`);
  const activeFrom = text('dal');
  const reason = text('motivo');
  const words = text('testo');
  const subject = text('oggetto');
  const bill = text('bolletta');
  const step = text('passo')?.toUpperCase() ?? null;
  const day = text('giorno');
  const hours = text('orario');
  if (outcome === 'ATTIVA') {
    if (activeFrom === null) reject('dal', 'missing');
    else if (!isDay(activeFrom)) reject('dal', 'not a day as 2026-11-20');
    else if (activeFrom < addDays(today, -366) || activeFrom > addDays(today, 366)) {
      reject('dal', 'more than a year away');
    }
  } else if (activeFrom !== null) reject('dal', 'only for ATTIVA');
  if (outcome === 'RIFIUTATA' && reason === null) reject('motivo', 'missing');
  if (outcome !== 'RIFIUTATA' && reason !== null) reject('motivo', 'only for RIFIUTATA');
  if (step !== null && isOneOf(OUTCOMES, outcome) && !isOneOf(STEPS_OF[outcome], step)) {
    const steps = STEPS_OF[outcome].join(', ');
    reject('passo', steps === '' ? `not for ${outcome}` : `not one of ${steps}`);
  }
  if (step === 'LAVORO_PROGRAMMATO') {
    if (day === null) reject('giorno', 'missing');
    else if (!isDay(day)) reject('giorno', 'not a day as 2026-11-20');
  } else {
    if (day !== null) reject('giorno', 'only for LAVORO_PROGRAMMATO');
    if (hours !== null) reject('orario', 'only for LAVORO_PROGRAMMATO');
  }
  for (const [field, value] of [
    ['testo', words],
    ['motivo', reason],
    ['oggetto', subject],
    ['bolletta', bill],
    ['orario', hours],
  ] as const) {
    if (value === null) continue;
    if (value.length > longest[field]) reject(field, `longer than ${longest[field]} characters`);
    if (unprintable.test(value)) reject(field, 'holds a control character, or one that turns the direction of reading');
  }
  const parts = REPLY_PARTS.map((part) => [part, tidyLines(row.fields[REPLY_FIELDS[part]] ?? '')] as const);
  const hasReply = parts.some(([, value]) => value !== '');
  for (const [part, value] of hasReply ? parts : []) {
    const field = REPLY_FIELDS[part];
    if (value === '') reject(field, 'missing: a reply has four parts');
    else if (value.length > LONGEST_PART) reject(field, `longer than ${LONGEST_PART} characters`);
    else if (!areLines(value)) reject(field, 'holds a control character, or one that turns the direction of reading');
  }
  if (problems.length > 0 || change === null || !isOneOf(OUTCOMES, outcome)) return problems;
  const reply = hasReply ? (Object.fromEntries(parts) as ReplyParts) : null;
  return {
    line,
    change,
    subject,
    outcome,
    activeFrom,
    reason,
    words,
    reply,
    bill,
    step: isOneOf(REQUEST_STEPS, step) ? step : null,
    day,
    hours,
  };
}
