import type { SupplyAnswers, SupplyRequestDraft } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { isInOrder, openStep, papersLeft, progressAt, stepBefore, stepsOf } from './steps.ts';

const facts = { supply: { commodity: 'LUCE', power: 3 }, today: '2026-11-24' } as const;
const power = (answers: SupplyAnswers) => ({ kind: 'POTENZA', answers, files: [] }) as const;
const whole = power({ potenza: 4.5, fasi: 'MONOFASE', telefono: '3331234567' });
const identity: SupplyRequestDraft['files'][number] = { position: 1, paper: 'IDENTITA', name: 'a.pdf', bytes: 9 };

describe('the screens of a draft (pratica.domande.1)', () => {
  it.each([
    ['POTENZA', {}, 'potenza contatto riepilogo firma'],
    ['RESIDENZA', {}, 'residenza riepilogo'],
    ['FATTURAZIONE', { cambia: 'INDIRIZZO' }, 'cambia recapito riepilogo'],
    ['SUBENTRO', { settore: 'GAS' }, 'fornitura indirizzo uso decorrenza carte pagamento contatto riepilogo firma'],
  ] as const)('returns those of %s %j', (kind, answers, expected) => {
    expect(stepsOf({ kind, answers, files: [] }).join(' ')).toBe(expected);
  });

  it.each([
    [{}, 'potenza'],
    [{ potenza: 3, fasi: 'MONOFASE', telefono: '3331234567' }, 'potenza'],
    [{ potenza: 4.5, fasi: 'MONOFASE' }, 'contatto'],
    [whole.answers, 'riepilogo'],
  ] as const)('returns for %j the open screen %s', (answers, expected) => {
    expect(openStep(power(answers), facts)).toBe(expected);
  });

  it('returns the papers as an open question until each has a file', () => {
    const draft = {
      kind: 'RIENTRO',
      answers: {
        settore: 'LUCE',
        punto: 'IT001E12345678',
        via: 'Via Roma 1',
        cap: '10121',
        comune: 'Torino',
        provincia: 'TO',
        titolo: 'PROPRIETA',
        uso: 'RESIDENTE',
        decorrenza: '2026-12-01',
        pagamento: 'BOLLETTINO',
      },
      files: [],
    } as const;
    const none = { supply: { commodity: undefined, power: undefined }, today: facts.today };
    expect([openStep(draft, none), papersLeft(draft)]).toEqual(['carte', ['IDENTITA']]);
    expect(openStep({ ...draft, files: [identity] }, none)).toBe('riepilogo');
  });

  it.each([
    [power({}), 'potenza', true],
    [power({}), 'contatto', false],
    [power({}), 'firma', false],
    [power({}), 'residenza', false],
    [whole, 'potenza', true],
    [whole, 'firma', true],
  ] as const)('returns whether a screen may be shown: case %#', (draft, step, expected) => {
    expect(isInOrder(draft, step, facts)).toBe(expected);
  });

  it('returns progress and the screen before', () => {
    expect(progressAt(whole, 'contatto')).toEqual({ at: 2, of: 4 });
    expect([stepBefore(whole, 'potenza'), stepBefore(whole, 'riepilogo')]).toEqual([undefined, 'contatto']);
  });
});
