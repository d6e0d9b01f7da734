import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import { MOST_SINGLE_PHASE_KW, phasesOf, POWERS, type AnswerFacts, type SupplyAnswers } from './answers.ts';
import { faultsOfAnswers, faultsOfQuestion, MOST_DAYS_AHEAD } from './faults.ts';
import { SUPPLY_REQUEST_KINDS, type SupplyRequestKind } from './kinds.ts';
import { answersThatCount, questionsOf, type RequestQuestion } from './questions.ts';

const today = '2026-11-24';
const facts: AnswerFacts = {
  supply: { commodity: 'LUCE', power: 3, point: 'IT001E00000001' },
  today,
};
const faults = (
  question: RequestQuestion,
  kind: SupplyRequestKind,
  answers: SupplyAnswers,
  over: Partial<AnswerFacts> = {},
) =>
  faultsOfQuestion(question, kind, answers, { ...facts, ...over })
    .map(({ field, code }) => `${field} ${code}`)
    .join(', ');

const home = { via: 'Via Roma 1', cap: '20121', comune: 'Milano', provincia: 'MI' } as const;
const point = { settore: 'LUCE', punto: 'IT001E12345678' } as const;
const use = { titolo: 'PROPRIETA', uso: 'RESIDENTE' } as const;
const paid = { pagamento: 'MANDATO_ESISTENTE' } as const;
const power = { potenza: 4.5, fasi: 'MONOFASE' } as const;
const phone = { telefono: '333 1234567' } as const;
const start = { decorrenza: '2026-12-01' } as const;

/** Answers with which each kind can be sent. */
const whole: Readonly<Record<SupplyRequestKind, SupplyAnswers>> = {
  VOLTURA: { ...point, ...home, causale: 'VENDITA', ...use, ...start, ...paid },
  SUBENTRO: { ...point, ...home, ...use, ...power, ...start, ...paid, ...phone },
  NUOVA_ATTIVAZIONE: { ...point, ...home, ...use, ...power, ...start, ...paid, ...phone },
  TRASLOCO: {
    ...point,
    ...home,
    ...use,
    ...power,
    ...start,
    ...paid,
    ...phone,
    inizio: 'SUBENTRO',
    fine: '2026-12-10',
  },
  POTENZA: { ...power, ...phone },
  FATTURAZIONE: { cambia: 'INDIRIZZO', ...home },
  DISATTIVAZIONE: { fine: '2026-12-10', ...phone },
  RIENTRO: { settore: 'LUCE', ...use, ...start, ...paid },
  RESIDENZA: { residente: false, decorrenza: '2020-01-01' },
  RIATTIVAZIONE: { pagatoIl: today },
};

describe('faultsOfQuestion (pratica.domande.2)', () => {
  it.each<[RequestQuestion, SupplyRequestKind, SupplyAnswers, string]>([
    ['fornitura', 'VOLTURA', {}, 'settore MISSING, punto MISSING'],
    ['fornitura', 'VOLTURA', { settore: 'LUCE', punto: '12345678901234' }, 'punto NOT_VALID'],
    ['fornitura', 'VOLTURA', { settore: 'GAS', punto: '12345678901234' }, ''],
    ['fornitura', 'VOLTURA', { settore: 'GAS', punto: 'IT001E12345678' }, 'punto NOT_VALID'],
    ['fornitura', 'VOLTURA', { settore: 'LUCE', punto: ' it001e12345678 ' }, ''],
    ['fornitura', 'TRASLOCO', {}, 'punto MISSING'],
    ['fornitura', 'TRASLOCO', { punto: 'IT001E12345678' }, ''],
    ['fornitura', 'TRASLOCO', { punto: 'IT001E00000001' }, 'punto UNCHANGED'],
    ['fornitura', 'TRASLOCO', { punto: 'IT001E000000019' }, 'punto UNCHANGED'],
    ['indirizzo', 'SUBENTRO', {}, 'via MISSING, cap MISSING, comune MISSING, provincia MISSING'],
    ['indirizzo', 'SUBENTRO', { ...home, via: ' ' }, 'via MISSING'],
    ['indirizzo', 'SUBENTRO', { ...home, cap: '2012' }, 'cap NOT_VALID'],
    ['indirizzo', 'SUBENTRO', { ...home, provincia: 'mi' }, ''],
    ['indirizzo', 'SUBENTRO', { ...home, provincia: 'Milano' }, 'provincia NOT_VALID'],
    ['causale', 'VOLTURA', { causale: 'AFFITTO' }, ''],
    ['causale', 'VOLTURA', { causale: 'SUCCESSIONE' }, 'precedente MISSING'],
    ['causale', 'VOLTURA', { causale: 'SUCCESSIONE', precedente: 'Anna Neri' }, ''],
    ['uso', 'SUBENTRO', use, ''],
    ['uso', 'SUBENTRO', { ...use, settore: 'GAS' }, 'usoGas MISSING'],
    ['potenza', 'SUBENTRO', { potenza: 3, fasi: 'MONOFASE' }, ''],
    ['potenza', 'SUBENTRO', { potenza: 3.2, fasi: 'MONOFASE' }, 'potenza NOT_VALID'],
    ['potenza', 'SUBENTRO', { potenza: 0, fasi: 'MONOFASE' }, 'potenza NOT_VALID'],
    ['potenza', 'SUBENTRO', { potenza: 10, fasi: 'MONOFASE' }, ''],
    ['potenza', 'SUBENTRO', { potenza: 15, fasi: 'MONOFASE' }, 'fasi NOT_VALID'],
    ['potenza', 'SUBENTRO', { potenza: 15, fasi: 'TRIFASE' }, ''],
    ['potenza', 'POTENZA', { potenza: 3, fasi: 'MONOFASE' }, 'potenza UNCHANGED'],
    ['potenza', 'POTENZA', { potenza: 3, fasi: 'TRIFASE' }, ''],
    ['potenza', 'POTENZA', { potenza: 2.5, fasi: 'MONOFASE' }, ''],
    ['inizio', 'TRASLOCO', {}, 'inizio MISSING'],
    ['fine', 'DISATTIVAZIONE', {}, 'fine MISSING'],
    ['fine', 'DISATTIVAZIONE', { fine: today }, 'fine TOO_SOON'],
    ['fine', 'DISATTIVAZIONE', { fine: '2026-11-25' }, ''],
    ['fine', 'DISATTIVAZIONE', { fine: '2027-02-22' }, ''],
    ['fine', 'DISATTIVAZIONE', { fine: '2027-02-23' }, 'fine TOO_LATE'],
    ['fine', 'DISATTIVAZIONE', { fine: '2026-12-10', lettura: 4512 }, ''],
    ['fine', 'DISATTIVAZIONE', { fine: '2026-12-10', lettura: -1 }, 'lettura NOT_VALID'],
    ['fine', 'DISATTIVAZIONE', { fine: '2026-12-10', lettura: 4.5 }, 'lettura NOT_VALID'],
    ['decorrenza', 'SUBENTRO', { decorrenza: today }, 'decorrenza TOO_SOON'],
    ['residenza', 'RESIDENZA', {}, 'residente MISSING, decorrenza MISSING'],
    ['residenza', 'RESIDENZA', { residente: false, decorrenza: today }, ''],
    ['residenza', 'RESIDENZA', { residente: true, decorrenza: '2020-01-01' }, ''],
    ['residenza', 'RESIDENZA', { residente: true, decorrenza: '2027-02-23' }, 'decorrenza TOO_LATE'],
    ['pagato', 'RIATTIVAZIONE', { pagatoIl: today }, ''],
    ['pagato', 'RIATTIVAZIONE', { pagatoIl: '2026-11-25' }, 'pagatoIl TOO_LATE'],
    ['cambia', 'FATTURAZIONE', {}, 'cambia MISSING'],
    ['dati-fiscali', 'FATTURAZIONE', {}, 'codiceFiscale MISSING'],
    ['dati-fiscali', 'FATTURAZIONE', { codiceFiscale: 'FRRGLI85M41F205V' }, ''],
    ['dati-fiscali', 'FATTURAZIONE', { codiceFiscale: 'frr gli 85m41 f205v' }, ''],
    ['dati-fiscali', 'FATTURAZIONE', { codiceFiscale: 'FRRGLI85M41F205X' }, 'codiceFiscale NOT_VALID'],
    ['dati-fiscali', 'FATTURAZIONE', { codiceFiscale: '12345678903' }, ''],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903' }, 'pec MISSING'],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678904', sdi: 'ABC1234' }, 'partitaIva NOT_VALID'],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903', sdi: 'abc1234' }, ''],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903', sdi: 'ABC123' }, 'sdi NOT_VALID'],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903', pec: 'ditta@pec.it' }, ''],
    ['dati-fiscali', 'FATTURAZIONE', { partitaIva: '12345678903', pec: 'ditta' }, 'pec NOT_VALID'],
    ['pagamento', 'VOLTURA', {}, 'pagamento MISSING'],
    ['pagamento', 'VOLTURA', { pagamento: 'BOLLETTINO' }, ''],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO' }, 'iban MISSING'],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO', iban: 'IT60 X054 2811 1010 0000 0123 456' }, ''],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO', iban: 'IT61X0542811101000000123456' }, 'iban NOT_VALID'],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO', iban: 'DE89370400440532013000' }, ''],
    ['pagamento', 'VOLTURA', { pagamento: 'NUOVO_MANDATO', iban: 'DE88370400440532013000' }, 'iban NOT_VALID'],
    ['contatto', 'POTENZA', { telefono: '+39 333 1234567', nota: 'Dopo le 17' }, ''],
    ['contatto', 'POTENZA', { telefono: '333' }, 'telefono NOT_VALID'],
    ['carte', 'VOLTURA', {}, ''],
  ])('finds in %s of %s with %j: %s', (question, kind, answers, expected) => {
    expect(faults(question, kind, answers)).toBe(expected);
  });

  it.each([
    [undefined, ''],
    [true, ''],
    [false, 'pagamento NOT_VALID'],
  ])('finds with a mandate that is known as %s: %j', (hasMandate, expected) => {
    expect(faults('pagamento', 'VOLTURA', paid, { hasMandate })).toBe(expected);
  });

  it.each([
    ['MONOFASE', 3, 'TRIFASE', ''],
    ['TRIFASE', 3, 'TRIFASE', 'potenza UNCHANGED'],
    ['TRIFASE', 3, 'MONOFASE', ''],
    [undefined, 15, 'TRIFASE', 'potenza UNCHANGED'],
  ] as const)('finds with phases %s, %s kW and the same power as %s: %j', (phases, kilowatts, fasi, expected) => {
    const supply = { commodity: 'LUCE', power: kilowatts, phases } as const;
    expect(faults('potenza', 'POTENZA', { potenza: kilowatts, fasi }, { supply })).toBe(expected);
  });
});

describe('faultsOfAnswers (pratica.domande.2)', () => {
  it.each(SUPPLY_REQUEST_KINDS)('returns none for a whole %s', (kind) => {
    expect(faultsOfAnswers(kind, whole[kind], facts)).toEqual([]);
    expect(answersThatCount(kind, whole[kind])).toEqual(whole[kind]);
  });

  it.each(SUPPLY_REQUEST_KINDS)('returns one fault at least for a %s that lacks an answer', (kind) => {
    for (const field of Object.keys(whole[kind]).filter((each) => each !== 'settore')) {
      expect(faultsOfAnswers(kind, { ...whole[kind], [field]: undefined }, facts)).not.toEqual([]);
    }
  });

  it.each(SUPPLY_REQUEST_KINDS)('returns the faults of each question of an empty %s in their order', (kind) => {
    const each = questionsOf(kind, {}).flatMap((question) => faultsOfQuestion(question, kind, {}, facts));
    expect(faultsOfAnswers(kind, {}, facts)).toEqual(each);
    expect(each.every(({ code }) => code === 'MISSING')).toBe(true);
  });

  it('accepts exactly the days from tomorrow to the last one ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (ahead) => {
        const answers = { ...whole.DISATTIVAZIONE, fine: addDays(today, ahead) };
        const isGood = ahead >= 1 && ahead <= MOST_DAYS_AHEAD;
        expect(faultsOfAnswers('DISATTIVAZIONE', answers, facts)).toHaveLength(isGood ? 0 : 1);
      }),
    );
  });

  it('finds the same faults in what counts of the answers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUPPLY_REQUEST_KINDS), fc.string(), (kind, text) => {
        const answers = { ...whole[kind], punto: text, iban: text, provincia: text, codiceFiscale: text };
        expect(faultsOfAnswers(kind, answersThatCount(kind, answers), facts)).toEqual(
          faultsOfAnswers(kind, answers, facts),
        );
      }),
    );
  });
});

it('lists powers in order, with one phase at most up to 10 kW (pratica.potenza.1)', () => {
  expect(POWERS).toEqual(POWERS.toSorted((one, other) => one - other));
  for (const potenza of POWERS) {
    const expected = potenza > MOST_SINGLE_PHASE_KW ? 'fasi NOT_VALID' : '';
    expect(faults('potenza', 'SUBENTRO', { potenza, fasi: 'MONOFASE' })).toBe(expected);
    expect(phasesOf({ power: potenza })).toBe(expected === '' ? 'MONOFASE' : 'TRIFASE');
  }
  expect([phasesOf({ power: undefined }), phasesOf({ power: 3, phases: 'TRIFASE' })]).toEqual(['MONOFASE', 'TRIFASE']);
});
