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
import { MODULE_PATHS } from '../shared/links/module-paths.ts';
import type { Place } from '../ui/area/places.ts';

interface ModulePlace {
  readonly module: ModuleName;
  readonly path: (typeof MODULE_PATHS)[ModuleName];
  readonly label: MessageDescriptor;
  readonly icon: Place['icon'];
  readonly inBar: boolean;
}

/** In the order of tab bar and menu. */
export const MODULE_PLACES: readonly ModulePlace[] = [
  {
    module: 'contracts',
    path: MODULE_PATHS.contracts,
    label: msg`Forniture`,
    icon: IconPlug,
    inBar: true,
  },
  {
    module: 'archive',
    path: MODULE_PATHS.archive,
    label: msg`Bollette`,
    icon: IconReceiptEuro,
    inBar: true,
  },
  {
    module: 'support',
    path: MODULE_PATHS.support,
    label: msg`Assistenza`,
    icon: IconHeadset,
    inBar: true,
  },
  { module: 'profile', path: MODULE_PATHS.profile, label: msg`Profilo`, icon: IconUser, inBar: true },
  {
    module: 'notification',
    path: MODULE_PATHS.notification,
    label: msg`Notifiche`,
    icon: IconBell,
    inBar: false,
  },
  {
    module: 'energyControl',
    path: MODULE_PATHS.energyControl,
    label: msg`Controllo energia`,
    icon: IconChartHistogram,
    inBar: false,
  },
  {
    module: 'risolve',
    path: MODULE_PATHS.risolve,
    label: msg`Risolve`,
    icon: IconTool,
    inBar: false,
  },
  {
    module: 'loyalty',
    path: MODULE_PATHS.loyalty,
    label: msg`Programma fedeltà`,
    icon: IconGift,
    inBar: false,
  },
  {
    module: 'memberGetMember',
    path: MODULE_PATHS.memberGetMember,
    label: msg`Porta un amico`,
    icon: IconHeartHandshake,
    inBar: false,
  },
];

export function offeredPlaces(modules: ModuleStates): readonly ModulePlace[] {
  return MODULE_PLACES.filter(({ module }) => modules[module] !== 'HIDDEN');
}
