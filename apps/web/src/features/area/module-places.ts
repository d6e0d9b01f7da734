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
import type { Place } from '../../ui/layout/places.ts';

/** Where a module lives, and what it is called there. */
interface ModulePlace {
  readonly module: ModuleName;
  readonly path:
    | '/my-edison/contratti'
    | '/my-edison/bollette'
    | '/my-edison/assistenza'
    | '/my-edison/profilo'
    | '/my-edison/notifiche'
    | '/my-edison/controllo-energia'
    | '/my-edison/fedelta'
    | '/my-edison/porta-un-amico'
    | '/my-edison/risolve';
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
    path: '/my-edison/contratti',
    label: msg`Forniture`,
    icon: IconPlug,
    inBar: true,
    hasPage: true,
  },
  {
    module: 'archive',
    path: '/my-edison/bollette',
    label: msg`Bollette`,
    icon: IconReceiptEuro,
    inBar: true,
    hasPage: false,
  },
  {
    module: 'support',
    path: '/my-edison/assistenza',
    label: msg`Assistenza`,
    icon: IconHeadset,
    inBar: true,
    hasPage: true,
  },
  { module: 'profile', path: '/my-edison/profilo', label: msg`Profilo`, icon: IconUser, inBar: true, hasPage: true },
  {
    module: 'notification',
    path: '/my-edison/notifiche',
    label: msg`Notifiche`,
    icon: IconBell,
    inBar: false,
    hasPage: true,
  },
  {
    module: 'energyControl',
    path: '/my-edison/controllo-energia',
    label: msg`Controllo energia`,
    icon: IconChartHistogram,
    inBar: false,
    hasPage: false,
  },
  {
    module: 'risolve',
    path: '/my-edison/risolve',
    label: msg`Risolve`,
    icon: IconTool,
    inBar: false,
    hasPage: false,
  },
  {
    module: 'loyalty',
    path: '/my-edison/fedelta',
    label: msg`Programma fedeltà`,
    icon: IconGift,
    inBar: false,
    hasPage: false,
  },
  {
    module: 'memberGetMember',
    path: '/my-edison/porta-un-amico',
    label: msg`Porta un amico`,
    icon: IconHeartHandshake,
    inBar: false,
    hasPage: false,
  },
];

/** What the menu offers: everything but what is hidden, and what works but has no page yet. */
export function offeredPlaces(modules: ModuleStates, places = MODULE_PLACES): readonly ModulePlace[] {
  return places.filter(({ module, hasPage }) => {
    const state = modules[module];
    return state !== 'HIDDEN' && (state !== 'ACTIVE' || hasPage);
  });
}
