import { describe, expect, it } from 'vitest';
import { exitSteps, type ExitStep, type ReportedExitStep } from './exit.ts';

const done = (step: ExitStep, doneOn: string): ReportedExitStep => ({ step, doneOn, expectedOn: undefined });
const due = (step: ExitStep, expectedOn: string): ReportedExitStep => ({ step, doneOn: undefined, expectedOn });
const shown = (reported: readonly ReportedExitStep[]) =>
  exitSteps(reported).map(({ step, state, doneOn, expectedOn }) => `${step} ${state} ${doneOn ?? expectedOn ?? '–'}`);

describe('the steps of an exit (uscita.passi.2)', () => {
  it.each<[string, readonly ReportedExitStep[], readonly string[]]>([
    [
      'that was asked for',
      [done('RICHIESTA', '2026-11-02'), due('USCITA', '2026-12-01')],
      ['RICHIESTA FATTO 2026-11-02', 'CONFERMATA ORA –', 'USCITA DOPO 2026-12-01', 'ULTIMA_BOLLETTA DOPO –'],
    ],
    [
      'whose supply has left',
      [done('USCITA', '2026-11-01'), due('ULTIMA_BOLLETTA', '2026-12-10')],
      ['RICHIESTA FATTO –', 'CONFERMATA FATTO –', 'USCITA FATTO 2026-11-01', 'ULTIMA_BOLLETTA ORA 2026-12-10'],
    ],
    [
      'that is over',
      [done('ULTIMA_BOLLETTA', '2026-12-10')],
      ['RICHIESTA FATTO –', 'CONFERMATA FATTO –', 'USCITA FATTO –', 'ULTIMA_BOLLETTA FATTO 2026-12-10'],
    ],
    [
      'that was cancelled',
      [done('RICHIESTA', '2026-11-02'), due('USCITA', '2026-12-01'), done('ANNULLATA', '2026-11-09')],
      ['RICHIESTA FATTO 2026-11-02', 'ANNULLATA FATTO 2026-11-09'],
    ],
  ])('shows one %s', (_what, reported, steps) => {
    expect(shown(reported)).toEqual(steps);
  });
});
