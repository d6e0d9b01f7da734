/** Modules of the customer area (moduli.nomi.1). */
export const MODULE_NAMES = [
  'archive',
  'contracts',
  'profile',
  'support',
  'notification',
  'loyalty',
  'risolve',
  'energyControl',
  'memberGetMember',
] as const;
export type ModuleName = (typeof MODULE_NAMES)[number];

/**
 * ACTIVE works; PREVIEW describes the module and how to get it; LIGHT is a reduced page; DISABLED is visible and
 * inactive; HIDDEN is neither in the menu nor reachable (moduli.nomi.2).
 */
export const MODULE_STATES = ['ACTIVE', 'DISABLED', 'HIDDEN', 'PREVIEW', 'LIGHT'] as const;
export type ModuleState = (typeof MODULE_STATES)[number];

export type ModuleStates = Record<ModuleName, ModuleState>;

/**
 * Minimum state of a module for a call (moduli.porta.1): ACTIVE, at least the reduced page, or at least the preview.
 */
export type ModuleNeed = 'ACTIVE' | 'LIGHT' | 'PREVIEW';
export type ModuleNeeds = Readonly<Partial<Record<ModuleName, ModuleNeed>>>;

const MET_BY: Readonly<Record<ModuleNeed, readonly ModuleState[]>> = {
  ACTIVE: ['ACTIVE'],
  LIGHT: ['ACTIVE', 'LIGHT'],
  PREVIEW: ['ACTIVE', 'LIGHT', 'PREVIEW'],
};

/** Returns true when one of a call's modules meets its need (moduli.porta.1). */
export function meetsNeeds(states: ModuleStates, needs: ModuleNeeds): boolean {
  const asked = Object.entries(needs) as [ModuleName, ModuleNeed][];
  return asked.some(([name, need]) => MET_BY[need].includes(states[name]));
}
