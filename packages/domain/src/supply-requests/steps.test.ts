import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPPLY_REQUEST_KINDS, type SupplyRequestKind } from './kinds.ts';
import {
  followingSteps,
  isOpenRequest,
  mayCancelRequest,
  REQUEST_STATE_LABELS,
  REQUEST_STATES,
  REQUEST_STEP_LABELS,
  REQUEST_STEPS,
  requestState,
  requestStepsOf,
  stepsTaken,
  type RequestFacts,
  type RequestStep,
} from './steps.ts';

const at = (kind: SupplyRequestKind, ...reached: readonly RequestStep[]) => ({ kind, hasCost: true, reached });
const facts = (over: Partial<RequestFacts>): RequestFacts => ({
  ...at('POTENZA', 'RICEVUTA'),
  isCancelled: false,
  isRejected: false,
  isPaperMissing: false,
  ...over,
});

const toDistributor = ['RICEVUTA', 'VERIFICATA', 'INVIATA_DISTRIBUTORE'] as const;
const all = [...REQUEST_STEPS];

it('labels each step and state (pratica.passi.1, pratica.stati.1)', () => {
  expect(Object.keys(REQUEST_STEP_LABELS)).toEqual(REQUEST_STEPS);
  expect(Object.keys(REQUEST_STATE_LABELS)).toEqual(REQUEST_STATES);
});

describe('requestStepsOf (pratica.passi.1)', () => {
  it.each<[SupplyRequestKind, boolean, string]>([
    ['VOLTURA', true, 'RICEVUTA VERIFICATA INVIATA_DISTRIBUTORE ESEGUITA FATTURATA'],
    ['SUBENTRO', true, all.join(' ')],
    ['NUOVA_ATTIVAZIONE', true, all.join(' ')],
    ['TRASLOCO', true, all.join(' ')],
    ['POTENZA', true, all.join(' ')],
    ['POTENZA', false, 'RICEVUTA VERIFICATA INVIATA_DISTRIBUTORE LAVORO_PROGRAMMATO ESEGUITA'],
    ['FATTURAZIONE', false, 'RICEVUTA VERIFICATA ESEGUITA'],
    ['FATTURAZIONE', true, 'RICEVUTA VERIFICATA ESEGUITA FATTURATA'],
    ['DISATTIVAZIONE', true, all.join(' ')],
    ['RIENTRO', true, 'RICEVUTA VERIFICATA INVIATA_DISTRIBUTORE ESEGUITA FATTURATA'],
    ['RESIDENZA', false, 'RICEVUTA VERIFICATA ESEGUITA'],
    ['RIATTIVAZIONE', true, 'RICEVUTA VERIFICATA INVIATA_DISTRIBUTORE ESEGUITA FATTURATA'],
  ])('returns those of %s with a cost %s', (kind, hasCost, steps) => {
    expect(requestStepsOf(kind, hasCost).join(' ')).toBe(steps);
  });
});

describe('requestState (pratica.stati.1)', () => {
  it.each<[Partial<RequestFacts>, string]>([
    [{}, 'IN_CORSO'],
    [{ isPaperMissing: true }, 'DA_INTEGRARE'],
    [{ reached: all }, 'CONCLUSA'],
    [{ reached: all, isPaperMissing: true }, 'CONCLUSA'],
    [{ reached: all.slice(0, -1) }, 'IN_CORSO'],
    [{ reached: all.slice(0, -1), hasCost: false }, 'CONCLUSA'],
    [{ kind: 'RESIDENZA', hasCost: false, reached: ['RICEVUTA', 'VERIFICATA', 'ESEGUITA'] }, 'CONCLUSA'],
    [{ isRejected: true, isPaperMissing: true }, 'RIFIUTATA'],
    [{ isCancelled: true, isRejected: true }, 'ANNULLATA'],
  ])('returns for %j %s', (over, state) => {
    expect(requestState(facts(over))).toBe(state);
  });

  it.each([
    ['IN_CORSO', true],
    ['DA_INTEGRARE', true],
    ['CONCLUSA', false],
    ['RIFIUTATA', false],
    ['ANNULLATA', false],
  ] as const)('returns for %s whether it is open: %s', (state, isOpen) => {
    expect(isOpenRequest(state)).toBe(isOpen);
  });
});

describe('mayCancelRequest (pratica.annullamento.1)', () => {
  it.each<[SupplyRequestKind, readonly RequestStep[], boolean]>([
    ['POTENZA', ['RICEVUTA'], true],
    ['POTENZA', toDistributor, true],
    ['POTENZA', [...toDistributor, 'LAVORO_PROGRAMMATO'], false],
    // The work was done without an appointment.
    ['POTENZA', [...toDistributor, 'ESEGUITA'], false],
    ['VOLTURA', ['RICEVUTA', 'VERIFICATA'], true],
    ['VOLTURA', toDistributor, false],
    ['RIENTRO', toDistributor, false],
    ['RIATTIVAZIONE', ['RICEVUTA', 'VERIFICATA'], true],
    ['FATTURAZIONE', ['RICEVUTA', 'VERIFICATA'], true],
    ['FATTURAZIONE', ['RICEVUTA', 'VERIFICATA', 'ESEGUITA'], false],
  ])('returns for %s at %j: %s', (kind, reached, expected) => {
    expect(mayCancelRequest(facts({ kind, reached }))).toBe(expected);
    expect(mayCancelRequest(facts({ kind, reached, isPaperMissing: true }))).toBe(expected);
    expect(mayCancelRequest(facts({ kind, reached, isRejected: true }))).toBe(false);
    expect(mayCancelRequest(facts({ kind, reached, isCancelled: true }))).toBe(false);
  });
});

describe('stepsTaken (pratica.passi.2)', () => {
  it.each<[ReturnType<typeof at>, RequestStep, string]>([
    [at('POTENZA', 'RICEVUTA'), 'VERIFICATA', 'VERIFICATA'],
    [at('POTENZA', 'RICEVUTA'), 'INVIATA_DISTRIBUTORE', 'VERIFICATA INVIATA_DISTRIBUTORE'],
    [at('POTENZA', 'RICEVUTA'), 'LAVORO_PROGRAMMATO', 'VERIFICATA INVIATA_DISTRIBUTORE LAVORO_PROGRAMMATO'],
    [at('POTENZA', 'RICEVUTA'), 'ESEGUITA', 'VERIFICATA INVIATA_DISTRIBUTORE ESEGUITA'],
    [at('POTENZA', 'RICEVUTA'), 'FATTURATA', 'VERIFICATA INVIATA_DISTRIBUTORE ESEGUITA FATTURATA'],
    [at('POTENZA', 'RICEVUTA'), 'RICEVUTA', ''],
    [at('POTENZA', ...toDistributor), 'VERIFICATA', ''],
    [at('POTENZA', ...toDistributor, 'LAVORO_PROGRAMMATO'), 'LAVORO_PROGRAMMATO', 'LAVORO_PROGRAMMATO'],
    [at('POTENZA', ...toDistributor, 'ESEGUITA'), 'LAVORO_PROGRAMMATO', ''],
    [at('POTENZA', ...all), 'FATTURATA', ''],
    [at('VOLTURA', ...toDistributor), 'LAVORO_PROGRAMMATO', ''],
    [at('RESIDENZA', 'RICEVUTA'), 'INVIATA_DISTRIBUTORE', ''],
    [{ ...at('POTENZA', 'RICEVUTA'), hasCost: false }, 'FATTURATA', ''],
  ])('returns for %j and %s: %s', (now, step, taken) => {
    expect(stepsTaken(now, step).join(' ')).toBe(taken);
  });
});

describe('followingSteps (pratica.passi.2)', () => {
  it.each<[ReturnType<typeof at>, string]>([
    [at('POTENZA', 'RICEVUTA'), 'VERIFICATA'],
    [at('POTENZA', ...toDistributor), 'LAVORO_PROGRAMMATO ESEGUITA'],
    [at('POTENZA', ...toDistributor, 'LAVORO_PROGRAMMATO'), 'LAVORO_PROGRAMMATO ESEGUITA'],
    [at('POTENZA', ...toDistributor, 'ESEGUITA'), 'FATTURATA'],
    [at('POTENZA', ...all), ''],
    [at('VOLTURA', ...toDistributor), 'ESEGUITA'],
    [at('RESIDENZA', 'RICEVUTA', 'VERIFICATA'), 'ESEGUITA'],
  ])('returns for %j: %s', (now, steps) => {
    expect(followingSteps(now).join(' ')).toBe(steps);
  });

  it('leads every kind to its end, whichever steps are taken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SUPPLY_REQUEST_KINDS),
        fc.boolean(),
        fc.array(fc.constantFrom(...REQUEST_STEPS), { maxLength: 12 }),
        (kind, hasCost, reports) => {
          const taken = new Set<RequestStep>(['RICEVUTA']);
          for (const report of [...reports, ...REQUEST_STEPS]) {
            for (const step of stepsTaken({ kind, hasCost, reached: [...taken] }, report)) taken.add(step);
          }
          const reached = [...taken];
          const steps = requestStepsOf(kind, hasCost);
          expect(reached).toEqual(steps.filter((step) => reached.includes(step)));
          expect(requestState(facts({ kind, hasCost, reached }))).toBe('CONCLUSA');
          expect(followingSteps({ kind, hasCost, reached })).toEqual([]);
        },
      ),
    );
  });
});
