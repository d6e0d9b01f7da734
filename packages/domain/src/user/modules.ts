/** The modules of the customer area (Spec 1 §3). */
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
 * is visible and inert; HIDDEN is neither in the menu nor reachable (Spec 1 §3, Design §4.5).
 */
export const MODULE_STATES = ['ACTIVE', 'DISABLED', 'HIDDEN', 'PREVIEW', 'LIGHT'] as const;
export type ModuleState = (typeof MODULE_STATES)[number];

export type ModuleStates = Record<ModuleName, ModuleState>;
