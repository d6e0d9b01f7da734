import { MODULE_NAMES } from './modules.ts';
import type { ModuleName, ModuleState, ModuleStates } from './modules.ts';
import type { Segment } from './segment.ts';
import type { UserType } from './user-type.ts';

type TypedModule = 'energyControl' | 'loyalty' | 'memberGetMember' | 'risolve';
const A = 'ACTIVE';
const P = 'PREVIEW';
const H = 'HIDDEN';

/** Module states of residential customers by type (moduli.stati.1). */
const RESIDENTIAL: Readonly<Record<UserType, Readonly<Record<TypedModule, ModuleState>>>> = {
  FULL: { energyControl: A, loyalty: A, memberGetMember: A, risolve: A },
  LUCE: { energyControl: A, loyalty: A, memberGetMember: A, risolve: A },
  GAS: { energyControl: A, loyalty: A, memberGetMember: A, risolve: A },
  DUAL: { energyControl: A, loyalty: A, memberGetMember: A, risolve: A },
  MISTO: { energyControl: A, loyalty: A, memberGetMember: A, risolve: A },
  VAS: { energyControl: A, loyalty: A, memberGetMember: A, risolve: P },
  FIBRA: { energyControl: A, loyalty: H, memberGetMember: A, risolve: P },
  STG: { energyControl: H, loyalty: H, memberGetMember: H, risolve: H },
  TUTELA_PLACET: { energyControl: H, loyalty: H, memberGetMember: H, risolve: H },
  PROSPECT: { energyControl: P, loyalty: A, memberGetMember: H, risolve: P },
  SWITCH_OUT: { energyControl: P, loyalty: P, memberGetMember: A, risolve: P },
};

const UNKNOWN_TYPE = { energyControl: A, loyalty: A, memberGetMember: A, risolve: A } as const;
const NOT_RESIDENTIAL = {
  energyControl: H,
  loyalty: H,
  memberGetMember: H,
  risolve: 'LIGHT',
} as const;

/**
 * Returns the state of the nine modules. Administrator and business have the first five like residential customers
 * (moduli.stati.3); for operators (moduli.stati.4), maintenance staff (moduli.stati.5) and unknown segments all are
 * hidden. With unreadable contracts and no earlier type, modules are ACTIVE (utente.modello.4).
 */
export function moduleStates(segment: Segment, type: UserType | undefined): ModuleStates {
  switch (segment) {
    case 'RESIDENZIALE':
      return { ...commonModules(type), ...(type ? RESIDENTIAL[type] : UNKNOWN_TYPE) };
    case 'AMMINISTRATORE':
    case 'PMI':
      return { ...commonModules(type), ...NOT_RESIDENTIAL };
    default:
      return everyModule(() => H);
  }
}

/** Marks visible modules as DISABLED according to configuration (moduli.nomi.3). */
export function withDisabledModules(states: ModuleStates, disabled: readonly ModuleName[]): ModuleStates {
  return everyModule((name) => (states[name] !== 'HIDDEN' && disabled.includes(name) ? 'DISABLED' : states[name]));
}

function commonModules(type: UserType | undefined) {
  const state: ModuleState = type === 'PROSPECT' ? P : A;
  return { archive: state, contracts: state, profile: state, notification: A, support: A } as const;
}

function everyModule(stateOf: (name: ModuleName) => ModuleState): ModuleStates {
  return Object.fromEntries(MODULE_NAMES.map((name) => [name, stateOf(name)])) as ModuleStates;
}
