import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPPLIED_COMMODITIES } from '../contracts/commodity.ts';
import { GAS_USES, MOVE_STARTS, REQUEST_PAYMENTS, type SupplyAnswers } from './answers.ts';
import { SUPPLY_REQUEST_KINDS, type SupplyRequestKind } from './kinds.ts';
import { answersThatCount, fieldsOfQuestion, questionsOf, REQUEST_QUESTIONS } from './questions.ts';

const asked = (kind: SupplyRequestKind, answers: SupplyAnswers) => questionsOf(kind, answers).join(' ');

describe('questionsOf (pratica.domande.1)', () => {
  it.each<[SupplyRequestKind, SupplyAnswers, string]>([
    ['VOLTURA', {}, 'fornitura indirizzo causale uso decorrenza carte pagamento'],
    ['VOLTURA', { settore: 'GAS' }, 'fornitura indirizzo causale uso decorrenza carte pagamento'],
    ['SUBENTRO', {}, 'fornitura indirizzo uso potenza decorrenza carte pagamento contatto'],
    ['SUBENTRO', { settore: 'LUCE' }, 'fornitura indirizzo uso potenza decorrenza carte pagamento contatto'],
    ['SUBENTRO', { settore: 'GAS' }, 'fornitura indirizzo uso decorrenza carte pagamento contatto'],
    // An answer to a question of another kind changes nothing.
    ['SUBENTRO', { inizio: 'VOLTURA' }, 'fornitura indirizzo uso potenza decorrenza carte pagamento contatto'],
    ['NUOVA_ATTIVAZIONE', {}, 'fornitura indirizzo uso potenza decorrenza carte pagamento contatto'],
    ['NUOVA_ATTIVAZIONE', { settore: 'GAS' }, 'fornitura indirizzo uso decorrenza carte pagamento contatto'],
    ['TRASLOCO', {}, 'fine fornitura inizio indirizzo uso potenza decorrenza carte pagamento contatto'],
    [
      'TRASLOCO',
      { settore: 'LUCE', inizio: 'SUBENTRO' },
      'fine fornitura inizio indirizzo uso potenza decorrenza carte pagamento contatto',
    ],
    [
      'TRASLOCO',
      { settore: 'LUCE', inizio: 'VOLTURA' },
      'fine fornitura inizio indirizzo uso decorrenza carte pagamento contatto',
    ],
    [
      'TRASLOCO',
      { settore: 'GAS', inizio: 'SUBENTRO' },
      'fine fornitura inizio indirizzo uso decorrenza carte pagamento contatto',
    ],
    ['POTENZA', {}, 'potenza contatto'],
    ['FATTURAZIONE', {}, 'cambia recapito dati-fiscali'],
    ['FATTURAZIONE', { cambia: 'INDIRIZZO' }, 'cambia recapito'],
    ['FATTURAZIONE', { cambia: 'DATI_FISCALI' }, 'cambia dati-fiscali carte'],
    ['DISATTIVAZIONE', {}, 'fine contatto'],
    ['RIENTRO', {}, 'uso decorrenza carte pagamento'],
    ['RESIDENZA', {}, 'residenza'],
    ['RIATTIVAZIONE', {}, 'pagato carte'],
  ])('returns those of %s with %j', (kind, answers, expected) => {
    expect(asked(kind, answers)).toBe(expected);
  });

  it('asks every question in some kind', () => {
    const asked = SUPPLY_REQUEST_KINDS.flatMap((kind) => [
      ...questionsOf(kind, {}),
      ...questionsOf(kind, { cambia: 'DATI_FISCALI' }),
    ]);
    expect([...new Set(asked)].toSorted()).toEqual(REQUEST_QUESTIONS.toSorted());
  });
});

describe('fieldsOfQuestion (pratica.domande.1)', () => {
  it.each<[Parameters<typeof fieldsOfQuestion>[0], SupplyRequestKind, SupplyAnswers, string]>([
    ['fornitura', 'VOLTURA', {}, 'settore punto'],
    // The new supply is of the same kind as the one that is closed.
    ['fornitura', 'TRASLOCO', {}, 'punto'],
    ['indirizzo', 'SUBENTRO', {}, 'via cap comune provincia'],
    ['recapito', 'FATTURAZIONE', {}, 'via cap comune provincia'],
    ['causale', 'VOLTURA', {}, 'causale'],
    ['causale', 'VOLTURA', { causale: 'AFFITTO' }, 'causale'],
    ['causale', 'VOLTURA', { causale: 'SUCCESSIONE' }, 'causale precedente'],
    ['uso', 'RIENTRO', {}, 'titolo uso'],
    ['uso', 'RIENTRO', { settore: 'GAS' }, 'titolo uso usoGas'],
    ['potenza', 'POTENZA', {}, 'potenza fasi'],
    ['inizio', 'TRASLOCO', {}, 'inizio'],
    ['fine', 'TRASLOCO', {}, 'fine lettura'],
    ['fine', 'DISATTIVAZIONE', {}, 'fine lettura'],
    ['decorrenza', 'SUBENTRO', {}, 'decorrenza'],
    ['decorrenza', 'VOLTURA', {}, 'decorrenza lettura'],
    ['decorrenza', 'TRASLOCO', { inizio: 'VOLTURA' }, 'decorrenza lettura'],
    ['decorrenza', 'TRASLOCO', { inizio: 'SUBENTRO' }, 'decorrenza'],
    ['cambia', 'FATTURAZIONE', {}, 'cambia'],
    ['dati-fiscali', 'FATTURAZIONE', {}, 'codiceFiscale'],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903' }, 'partitaIva pec'],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903', sdi: 'ABC1234' }, 'partitaIva sdi'],
    ['residenza', 'RESIDENZA', {}, 'residente decorrenza'],
    ['pagato', 'RIATTIVAZIONE', {}, 'pagatoIl'],
    ['carte', 'VOLTURA', {}, ''],
    ['pagamento', 'VOLTURA', { pagamento: 'BOLLETTINO' }, 'pagamento'],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO' }, 'pagamento iban'],
    ['contatto', 'POTENZA', {}, 'telefono nota'],
  ])('returns those of %s in %s with %j', (question, kind, answers, fields) => {
    expect(fieldsOfQuestion(question, kind, answers).join(' ')).toBe(fields);
  });
});

describe('answersThatCount (pratica.domande.3)', () => {
  it.each<[SupplyRequestKind, SupplyAnswers, SupplyAnswers]>([
    ['POTENZA', { settore: 'LUCE', potenza: 4.5, via: 'Via Roma 1' }, { settore: 'LUCE', potenza: 4.5 }],
    ['POTENZA', { potenza: 4.5, fasi: undefined }, { potenza: 4.5 }],
    ['VOLTURA', { causale: 'AFFITTO', precedente: 'Anna Neri' }, { causale: 'AFFITTO' }],
    ['VOLTURA', { punto: ' it001e 12345678 ' }, { punto: 'IT001E12345678' }],
    ['VOLTURA', { pagamento: 'BOLLETTINO', iban: 'IT60X0542811101000000123456' }, { pagamento: 'BOLLETTINO' }],
    [
      'VOLTURA',
      { pagamento: 'NUOVO_MANDATO', iban: 'it60 x054 2811 1010 0000 0123 456' },
      { pagamento: 'NUOVO_MANDATO', iban: 'IT60X0542811101000000123456' },
    ],
    ['VOLTURA', { via: ' ', comune: '', punto: '\u200b' }, {}],
    ['VOLTURA', { provincia: 'mi', comune: 'Milano' }, { provincia: 'MI', comune: 'Milano' }],
    ['SUBENTRO', { settore: 'GAS', potenza: 3, fasi: 'MONOFASE' }, { settore: 'GAS' }],
    [
      'FATTURAZIONE',
      { cambia: 'DATI_FISCALI', via: 'Via Roma 1', codiceFiscale: 'frrgli85m41f205v' },
      { cambia: 'DATI_FISCALI', codiceFiscale: 'FRRGLI85M41F205V' },
    ],
    [
      'FATTURAZIONE',
      { cambia: 'DATI_FISCALI', partitaIva: '12345678903', sdi: 'abc1234', pec: 'a@pec.it' },
      { cambia: 'DATI_FISCALI', partitaIva: '12345678903', sdi: 'ABC1234' },
    ],
  ])('returns of %s %j only what is asked', (kind, answers, expected) => {
    expect(answersThatCount(kind, answers)).toEqual(expected);
  });

  it('returns the same when what counts is counted again, and leaves no question unasked', () => {
    const answers = fc.record(
      {
        settore: fc.constantFrom(...SUPPLIED_COMMODITIES),
        inizio: fc.constantFrom(...MOVE_STARTS),
        causale: fc.constantFrom('VENDITA' as const, 'SUCCESSIONE' as const),
        cambia: fc.constantFrom('INDIRIZZO' as const, 'DATI_FISCALI' as const),
        pagamento: fc.constantFrom(...REQUEST_PAYMENTS),
        usoGas: fc.constantFrom(...GAS_USES),
        potenza: fc.double({ min: 0, max: 40, noNaN: true }),
        punto: fc.string(),
        iban: fc.string(),
        partitaIva: fc.string(),
        sdi: fc.string(),
        pec: fc.string(),
        precedente: fc.string(),
        lettura: fc.nat(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...SUPPLY_REQUEST_KINDS), answers, (kind, given) => {
        const counted = answersThatCount(kind, given);
        expect(answersThatCount(kind, counted)).toEqual(counted);
        expect(asked(kind, counted)).toBe(asked(kind, given));
      }),
    );
  });
});
