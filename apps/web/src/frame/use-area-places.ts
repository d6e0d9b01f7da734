import { homeRoute, isOneOf, isStaff, CUSTOMER_SEGMENTS, type ModuleName } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { IconCompass, IconDevices, IconFileText, IconHome, IconKey } from '@tabler/icons-react';
import { useRouterState, type LinkProps } from '@tanstack/react-router';
import { useApp } from '../api/app.ts';
import { useActing } from '../api/start/sign-in-gate.ts';
import { useUser } from '../shared/customer/use-user.ts';
import type { Place } from '../ui/area/places.ts';
import { MODULE_PLACES, offeredPlaces } from './module-places.ts';

const REQUESTS = '/my-edison/pratiche';
const DEVICES = '/my-edison/profilo/dispositivi';
const PASSWORD = '/my-edison/profilo/password';

interface AreaPlaces {
  readonly places: Place[];
  readonly menu: Place[];
  readonly wayOf: (id: string) => LinkProps;
}

/** Returns the places of the bar and of the menu that this user has, and the link to each by its id. */
export function useAreaPlaces(counts?: Partial<Record<ModuleName, number>>): AreaPlaces {
  const { t, i18n } = useLingui();
  const { config } = useApp();
  const customer = useActing();
  const {
    user,
    profile: { data: profile, error },
  } = useUser();
  const pathname = useRouterState({ select: (state) => state.location.pathname.replace(/\/+$/, '') });

  const isCustomer = profile !== undefined && isOneOf(CUSTOMER_SEGMENTS, profile.segment);
  const home = `/${homeRoute(profile?.segment ?? 'SCONOSCIUTO')}` as const;
  const offered = user === undefined ? [] : offeredPlaces(user.modules);
  // The devices come with the rest of the menu: the customer's own places would push them down.
  const hasMenu = user !== undefined || error !== null;
  const mayAsk = user?.modules.contracts === 'ACTIVE' || user?.modules.contracts === 'PREVIEW';
  const placeOf = ({ module, path, label, icon }: (typeof offered)[number]): Place => ({
    id: module,
    label: i18n._(label),
    icon,
    count: counts?.[module],
    active: pathname === path || (pathname.startsWith(`${path}/`) && pathname !== DEVICES),
    disabled: user?.modules[module] === 'DISABLED' ? config.disabledModules?.[module] : undefined,
  });
  return {
    places: [
      { id: 'home', label: t`Home`, icon: IconHome, active: pathname === home },
      ...offered.filter(({ inBar }) => inBar).map(placeOf),
    ],
    menu: [
      // One of our own calls, as the devices' below; whoever has no supply yet asks for one (moduli.porta.1).
      ...(config.capabilities.includes('supplyRequests') && isCustomer && mayAsk
        ? [{ id: 'supplyRequests', label: t`Pratiche`, icon: IconFileText, active: pathname.startsWith(REQUESTS) }]
        : []),
      ...offered.filter(({ inBar }) => !inBar).map(placeOf),
      ...(user !== undefined && isCustomer ? [{ id: 'tour', label: t`Giro guidato`, icon: IconCompass }] : []),
      // Staff have no profile page with this link, and it is closed during impersonation.
      ...(profile !== undefined && isStaff(profile.segment) && customer === undefined
        ? [{ id: 'password', label: t`Cambia la password`, icon: IconKey, active: pathname === PASSWORD }]
        : []),
      // One of our own calls, which a provider's gateway may lack (chiamata.busta.5). It is checked by name, because
      // importing its contract would load it on every page; not available during impersonation.
      ...(hasMenu && config.capabilities.includes('sessions') && customer === undefined
        ? [{ id: 'devices', label: t`Dispositivi e accessi`, icon: IconDevices, active: pathname === DEVICES }]
        : []),
    ],
    wayOf(id) {
      if (id === 'supplyRequests') return { to: REQUESTS };
      if (id === 'tour') return { to: '/my-edison', search: { giro: 'si' } };
      if (id === 'password') return { to: PASSWORD };
      if (id === 'devices') return { to: DEVICES };
      return { to: MODULE_PLACES.find(({ module }) => module === id)?.path ?? home };
    },
  };
}
