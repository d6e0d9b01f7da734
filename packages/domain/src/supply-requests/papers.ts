import type { SupplyAnswers } from './answers.ts';
import type { SupplyRequestKind } from './kinds.ts';

/** Papers of a request (pratica.carte.1); ALTRO is one that the provider asks for. */
export const REQUEST_PAPERS = ['IDENTITA', 'TITOLO', 'SUCCESSIONE', 'DATI_FISCALI', 'PAGAMENTO', 'ALTRO'] as const;
export type RequestPaper = (typeof REQUEST_PAPERS)[number];

export const REQUEST_PAPER_LABELS = {
  IDENTITA: 'Documento di identità',
  TITOLO: 'Titolo sull’immobile',
  SUCCESSIONE: 'Dichiarazione di successione',
  DATI_FISCALI: 'Certificato dei dati fiscali',
  PAGAMENTO: 'Prova del pagamento',
  ALTRO: 'Altro documento',
} as const satisfies Record<RequestPaper, string>;

/** States of a paper: the provider accepts or rejects what the customer sent (pratica.carte.2). */
export const PAPER_STATES = ['DA_VERIFICARE', 'ACCETTATA', 'RESPINTA'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Files of a request, those that were rejected included. */
export const MOST_REQUEST_FILES = 10;

const WITH_CONTRACT = ['IDENTITA', 'TITOLO'] as const;

const PAPERS: Readonly<Record<SupplyRequestKind, readonly RequestPaper[]>> = {
  VOLTURA: WITH_CONTRACT,
  SUBENTRO: WITH_CONTRACT,
  NUOVA_ATTIVAZIONE: WITH_CONTRACT,
  TRASLOCO: WITH_CONTRACT,
  POTENZA: [],
  FATTURAZIONE: [],
  DISATTIVAZIONE: [],
  RIENTRO: ['IDENTITA'],
  RESIDENZA: [],
  RIATTIVAZIONE: ['PAGAMENTO'],
};

/** Returns the papers that a request needs, in the order in which they are asked for (pratica.carte.1). */
export function papersOf(kind: SupplyRequestKind, answers: SupplyAnswers): readonly RequestPaper[] {
  const papers = PAPERS[kind];
  if (kind === 'VOLTURA' && answers.causale === 'SUCCESSIONE') return [...papers, 'SUCCESSIONE'];
  if (kind === 'FATTURAZIONE' && answers.cambia === 'DATI_FISCALI') return ['DATI_FISCALI'];
  return papers;
}

/** A paper of a request, as it is now. */
export interface SentPaper {
  readonly paper: RequestPaper;
  readonly state: PaperState;
}

/**
 * Returns the papers that the customer has to send: those whose last file was rejected, too (pratica.carte.2).
 *
 * @param asked papers that the kind needs and that the provider has asked for
 * @param sent oldest first
 */
export function missingPapers(asked: readonly RequestPaper[], sent: readonly SentPaper[]): readonly RequestPaper[] {
  return [...new Set(asked)].filter((paper) => [undefined, 'RESPINTA'].includes(lastState(paper, sent)));
}

/** Returns true once the last file of each paper that is asked for was accepted (pratica.carte.3). */
export function areAllAccepted(asked: readonly RequestPaper[], sent: readonly SentPaper[]): boolean {
  return asked.every((paper) => lastState(paper, sent) === 'ACCETTATA');
}

const lastState = (paper: RequestPaper, sent: readonly SentPaper[]) =>
  sent.findLast((each) => each.paper === paper)?.state;
