import { describe, expect, it } from 'vitest';
import type { SupplyAnswers } from './answers.ts';
import type { SupplyRequestKind } from './kinds.ts';
import {
  areAllAccepted,
  missingPapers,
  papersOf,
  REQUEST_PAPER_LABELS,
  REQUEST_PAPERS,
  type PaperState,
  type RequestPaper,
  type SentPaper,
} from './papers.ts';

it('labels each paper (pratica.carte.1)', () => {
  expect(Object.keys(REQUEST_PAPER_LABELS)).toEqual(REQUEST_PAPERS);
});

describe('papersOf (pratica.carte.1)', () => {
  it.each<[SupplyRequestKind, SupplyAnswers, string]>([
    ['VOLTURA', {}, 'IDENTITA TITOLO'],
    ['VOLTURA', { causale: 'VENDITA' }, 'IDENTITA TITOLO'],
    ['VOLTURA', { causale: 'SUCCESSIONE' }, 'IDENTITA TITOLO SUCCESSIONE'],
    ['SUBENTRO', {}, 'IDENTITA TITOLO'],
    ['SUBENTRO', { causale: 'SUCCESSIONE' }, 'IDENTITA TITOLO'],
    ['NUOVA_ATTIVAZIONE', {}, 'IDENTITA TITOLO'],
    ['TRASLOCO', {}, 'IDENTITA TITOLO'],
    ['POTENZA', {}, ''],
    ['FATTURAZIONE', {}, ''],
    ['FATTURAZIONE', { cambia: 'INDIRIZZO' }, ''],
    ['FATTURAZIONE', { cambia: 'DATI_FISCALI' }, 'DATI_FISCALI'],
    ['DISATTIVAZIONE', {}, ''],
    ['RIENTRO', {}, 'IDENTITA'],
    ['RESIDENZA', {}, ''],
    ['RIATTIVAZIONE', {}, 'PAGAMENTO'],
  ])('returns for %s with %j: %s', (kind, answers, papers) => {
    expect(papersOf(kind, answers).join(' ')).toBe(papers);
  });
});

const sent = (...papers: readonly (readonly [RequestPaper, PaperState])[]): readonly SentPaper[] =>
  papers.map(([paper, state]) => ({ paper, state }));

describe('the papers of a request (pratica.carte.2, pratica.carte.3)', () => {
  it.each<[string, readonly RequestPaper[], readonly SentPaper[], string, boolean]>([
    ['nothing asked', [], [], '', true],
    ['nothing sent', ['IDENTITA', 'TITOLO'], [], 'IDENTITA TITOLO', false],
    ['one not checked', ['IDENTITA'], sent(['IDENTITA', 'DA_VERIFICARE']), '', false],
    ['one accepted', ['IDENTITA'], sent(['IDENTITA', 'ACCETTATA']), '', true],
    ['one rejected', ['IDENTITA'], sent(['IDENTITA', 'RESPINTA']), 'IDENTITA', false],
    ['another sent for it', ['IDENTITA'], sent(['IDENTITA', 'RESPINTA'], ['IDENTITA', 'DA_VERIFICARE']), '', false],
    ['the other accepted', ['IDENTITA'], sent(['IDENTITA', 'RESPINTA'], ['IDENTITA', 'ACCETTATA']), '', true],
    ['the last rejected', ['IDENTITA'], sent(['IDENTITA', 'ACCETTATA'], ['IDENTITA', 'RESPINTA']), 'IDENTITA', false],
    ['one asked for twice', ['TITOLO', 'TITOLO'], [], 'TITOLO', false],
    ['one that nobody asked for', ['IDENTITA'], sent(['IDENTITA', 'ACCETTATA'], ['ALTRO', 'RESPINTA']), '', true],
  ])('returns with %s what is missing, and whether all is accepted', (_what, asked, papers, missing, accepted) => {
    expect(missingPapers(asked, papers).join(' ')).toBe(missing);
    expect(areAllAccepted(asked, papers)).toBe(accepted);
  });
});
