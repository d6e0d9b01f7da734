import type { ModuleName, ModuleStates } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconBell,
  IconChartHistogram,
  IconGift,
  IconHeadset,
  IconHeartHandshake,
  IconPlug,
  IconReceiptEuro,
  IconTool,
  IconUser,
} from '@tabler/icons-react';
import { MODULE_PATHS } from '../../shared/links/module-paths.ts';
import type { Place } from '../../ui/area/places.ts';

/** Where a module lives, and what it is called there. */
interface ModulePlace {
  readonly module: ModuleName;
  readonly path: (typeof MODULE_PATHS)[ModuleName];
  readonly label: MessageDescriptor;
  readonly icon: Place['icon'];
  /** In the bar of a phone; everything else is in the menu. */
  readonly inBar: boolean;
  /** Whether the page that an ACTIVE module shows is there; without one the menu doesn't offer it. */
  readonly hasPage: boolean;
}

/** The modules in the order of bar and menu. */
export const MODULE_PLACES: readonly ModulePlace[] = [
  {
    module: 'contracts',
    path: MODULE_PATHS.contracts,
    label: msg`Forniture`,
    icon: IconPlug,
    inBar: true,
    hasPage: true,
  },
  {
    module: 'archive',
    path: MODULE_PATHS.archive,
    label: msg`Bollette`,
    icon: IconReceiptEuro,
    inBar: true,
    hasPage: true,
  },
  {
    module: 'support',
    path: MODULE_PATHS.support,
    label: msg`Assistenza`,
    icon: IconHeadset,
    inBar: true,
    hasPage: true,
  },
  { module: 'profile', path: MODULE_PATHS.profile, label: msg`Profilo`, icon: IconUser, inBar: true, hasPage: true },
  {
    module: 'notification',
    path: MODULE_PATHS.notification,
    label: msg`Notifiche`,
    icon: IconBell,
    inBar: false,
    hasPage: true,
  },
  {
    module: 'energyControl',
    path: MODULE_PATHS.energyControl,
    label: msg`Controllo energia`,
    icon: IconChartHistogram,
    inBar: false,
    hasPage: true,
  },
  {
    module: 'risolve',
    path: MODULE_PATHS.risolve,
    label: msg`Risolve`,
    icon: IconTool,
    inBar: false,
    hasPage: true,
  },
  {
    module: 'loyalty',
    path: MODULE_PATHS.loyalty,
    label: msg`Programma fedeltà`,
    icon: IconGift,
    inBar: false,
    hasPage: true,
  },
  {
    module: 'memberGetMember',
    path: MODULE_PATHS.memberGetMember,
    label: msg`Porta un amico`,
    icon: IconHeartHandshake,
    inBar: false,
    hasPage: true,
  },
];

/** What the menu offers: everything but what is hidden, and what works but has no page yet. */
export function offeredPlaces(modules: ModuleStates, places = MODULE_PLACES): readonly ModulePlace[] {
  return places.filter(({ module, hasPage }) => {
    const state = modules[module];
    return state !== 'HIDDEN' && (state !== 'ACTIVE' || hasPage);
  });
}
