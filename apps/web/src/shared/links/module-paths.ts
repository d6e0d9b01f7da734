import type { ModuleName, ModuleStates } from '@sportello/domain';

export const MODULE_PATHS = {
  contracts: '/my-edison/contratti',
  archive: '/my-edison/bollette',
  support: '/my-edison/assistenza',
  profile: '/my-edison/profilo',
  notification: '/my-edison/notifiche',
  energyControl: '/my-edison/controllo-energia',
  risolve: '/my-edison/risolve',
  loyalty: '/my-edison/fedelta',
  memberGetMember: '/my-edison/porta-un-amico',
} as const satisfies Record<ModuleName, string>;

const places = Object.entries(MODULE_PATHS) as [ModuleName, string][];

/** Returns false for a URL in a module that the customer has only as a preview or not at all (moduli.stati.8). */
export function isOpenTo(url: string, modules: ModuleStates): boolean {
  const path = url.replace(/[?#].*/, '');
  const module = places.find(([, place]) => path === place || path.startsWith(`${place}/`))?.[0];
  return module === undefined || modules[module] === 'ACTIVE';
}
