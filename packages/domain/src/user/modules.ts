/** The modules of the customer area (moduli.nomi.1). */
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
 * ACTIVE works; PREVIEW shows what it is and how to get it; LIGHT is a reduced page; DISABLED
 * is visible and inert; HIDDEN is neither in the menu nor reachable (moduli.nomi.2).
 */
export const MODULE_STATES = ['ACTIVE', 'DISABLED', 'HIDDEN', 'PREVIEW', 'LIGHT'] as const;
export type ModuleState = (typeof MODULE_STATES)[number];

export type ModuleStates = Record<ModuleName, ModuleState>;
