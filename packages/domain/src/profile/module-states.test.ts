import { describe, expect, it } from 'vitest';
import { MODULE_NAMES } from './modules.ts';
import type { ModuleName, ModuleState } from './modules.ts';
import { moduleStates, withDisabledModules } from './module-states.ts';
import { SEGMENTS, type Segment } from './segment.ts';
import { USER_TYPES } from './user-type.ts';
import type { UserType } from './user-type.ts';

// The tables of moduli.stati.1 and moduli.stati.3 to moduli.stati.5: a row for each segment and type, a column for
// each module; `-` is an unknown type, because contracts cannot be read.
const COLUMNS = 'archive contracts profile support notification loyalty risolve energyControl memberGetMember';
const TABLE = `
  RESIDENZIALE    SWITCH_OUT     A A A A A P P P A
  RESIDENZIALE    FIBRA          A A A A A H P A A
  RESIDENZIALE    LUCE           A A A A A A A A A
  RESIDENZIALE    GAS            A A A A A A A A A
  RESIDENZIALE    VAS            A A A A A A P A A
  RESIDENZIALE    DUAL           A A A A A A A A A
  RESIDENZIALE    FULL           A A A A A A A A A
  RESIDENZIALE    STG            A A A A A H H H H
  RESIDENZIALE    TUTELA_PLACET  A A A A A H H H H
  RESIDENZIALE    MISTO          A A A A A A A A A
  RESIDENZIALE    PROSPECT       P P P A A A P P H
  RESIDENZIALE    -              A A A A A A A A A
  AMMINISTRATORE  SWITCH_OUT     A A A A A H L H H
  AMMINISTRATORE  FIBRA          A A A A A H L H H
  AMMINISTRATORE  LUCE           A A A A A H L H H
  AMMINISTRATORE  GAS            A A A A A H L H H
  AMMINISTRATORE  VAS            A A A A A H L H H
  AMMINISTRATORE  DUAL           A A A A A H L H H
  AMMINISTRATORE  FULL           A A A A A H L H H
  AMMINISTRATORE  STG            A A A A A H L H H
  AMMINISTRATORE  TUTELA_PLACET  A A A A A H L H H
  AMMINISTRATORE  MISTO          A A A A A H L H H
  AMMINISTRATORE  PROSPECT       P P P A A H L H H
  AMMINISTRATORE  -              A A A A A H L H H
  PMI             SWITCH_OUT     A A A A A H L H H
  PMI             FIBRA          A A A A A H L H H
  PMI             LUCE           A A A A A H L H H
  PMI             GAS            A A A A A H L H H
  PMI             VAS            A A A A A H L H H
  PMI             DUAL           A A A A A H L H H
  PMI             FULL           A A A A A H L H H
  PMI             STG            A A A A A H L H H
  PMI             TUTELA_PLACET  A A A A A H L H H
  PMI             MISTO          A A A A A H L H H
  PMI             PROSPECT       P P P A A H L H H
  PMI             -              A A A A A H L H H
  OPERATORE       SWITCH_OUT     H H H H H H H H H
  OPERATORE       FIBRA          H H H H H H H H H
  OPERATORE       LUCE           H H H H H H H H H
  OPERATORE       GAS            H H H H H H H H H
  OPERATORE       VAS            H H H H H H H H H
  OPERATORE       DUAL           H H H H H H H H H
  OPERATORE       FULL           H H H H H H H H H
  OPERATORE       STG            H H H H H H H H H
  OPERATORE       TUTELA_PLACET  H H H H H H H H H
  OPERATORE       MISTO          H H H H H H H H H
  OPERATORE       PROSPECT       H H H H H H H H H
  OPERATORE       -              H H H H H H H H H
  MANUTENTORE     SWITCH_OUT     H H H H H H H H H
  MANUTENTORE     FIBRA          H H H H H H H H H
  MANUTENTORE     LUCE           H H H H H H H H H
  MANUTENTORE     GAS            H H H H H H H H H
  MANUTENTORE     VAS            H H H H H H H H H
  MANUTENTORE     DUAL           H H H H H H H H H
  MANUTENTORE     FULL           H H H H H H H H H
  MANUTENTORE     STG            H H H H H H H H H
  MANUTENTORE     TUTELA_PLACET  H H H H H H H H H
  MANUTENTORE     MISTO          H H H H H H H H H
  MANUTENTORE     PROSPECT       H H H H H H H H H
  MANUTENTORE     -              H H H H H H H H H
  SCONOSCIUTO     SWITCH_OUT     H H H H H H H H H
  SCONOSCIUTO     FIBRA          H H H H H H H H H
  SCONOSCIUTO     LUCE           H H H H H H H H H
  SCONOSCIUTO     GAS            H H H H H H H H H
  SCONOSCIUTO     VAS            H H H H H H H H H
  SCONOSCIUTO     DUAL           H H H H H H H H H
  SCONOSCIUTO     FULL           H H H H H H H H H
  SCONOSCIUTO     STG            H H H H H H H H H
  SCONOSCIUTO     TUTELA_PLACET  H H H H H H H H H
  SCONOSCIUTO     MISTO          H H H H H H H H H
  SCONOSCIUTO     PROSPECT       H H H H H H H H H
  SCONOSCIUTO     -              H H H H H H H H H
`;
const STATES: Readonly<Record<string, ModuleState>> = { A: 'ACTIVE', P: 'PREVIEW', H: 'HIDDEN', L: 'LIGHT' };

const columns = COLUMNS.split(' ') as ModuleName[];
const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = rows.flatMap(([segment = '', type = '', ...letters]) =>
  columns.map((name, index): [string, string, ModuleName, ModuleState | undefined] => [
    segment,
    type,
    name,
    STATES[letters[index] ?? ''],
  ]),
);

describe('module states', () => {
  it.each(cells)('%s %s has %s %s', (segment, type, name, state) => {
    const states = moduleStates(segment as Segment, type === '-' ? undefined : (type as UserType));
    expect(states[name]).toBe(state);
  });

  it('covers in the table each of 9 modules, 6 segments, 11 types and an unknown type', () => {
    expect(columns.toSorted()).toEqual(MODULE_NAMES.toSorted());
    const expected = SEGMENTS.flatMap((segment) => [...USER_TYPES, '-'].map((type) => `${segment} ${type}`));
    expect(rows.map(([segment, type]) => `${segment} ${type}`).toSorted()).toEqual(expected.toSorted());
    expect(cells).toHaveLength(9 * 6 * 12);
  });
});

it('disables visible modules by configuration and leaves hidden ones hidden (moduli.nomi.3)', () => {
  const states = moduleStates('RESIDENZIALE', 'FIBRA');
  expect(withDisabledModules(states, ['risolve', 'loyalty', 'archive'])).toEqual({
    ...states,
    risolve: 'DISABLED',
    archive: 'DISABLED',
  });
});
