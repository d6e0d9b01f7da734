import { cases, contactRequests, legalNotices, yearlySummary } from '@sportello/calls';
import { searchByWords, type ModuleName } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { IconCalendarStats, IconCertificate, IconMessageReport, IconMessages, IconTool } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { useMayHaveVisits } from '../../../features/interventions/home/use-visit-matters.tsx';
import { profileWay, useProfileRows } from '../../../features/profile/rows.tsx';
import type { FoundGroup } from '../../../features/search/found.ts';
import { useAreaPlaces } from '../../../frame/use-area-places.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import type { Place } from '../../../ui/area/places.ts';
import { ALSO_CALLED } from './words.ts';

interface PageEntry extends Pick<Place, 'id' | 'label' | 'icon'> {
  readonly detail?: string;
  readonly also?: string | undefined;
  readonly way: LinkProps;
}

/** Returns the places of the user's own menu that match, and the pages below them (pagine.ricerca.2). */
export function usePageGroup(sought: string): FoundGroup {
  const { t, i18n } = useLingui();
  const { places, menu, wayOf } = useAreaPlaces();
  const below = [...useProfilePages(), ...usePagesBelow()];
  const own = [...places, ...menu]
    .filter(({ disabled }) => disabled === undefined)
    .map(({ id, label, icon }): PageEntry => {
      const also = id in ALSO_CALLED ? i18n._(ALSO_CALLED[id as ModuleName]) : undefined;
      return { id, label, icon, also, way: wayOf(id) };
    });
  const ids = new Set(own.map(({ id }) => id));
  // Without a search only the menu's own: the pages below would hide what follows.
  const all = sought === '' ? own : [...own, ...below.filter(({ id }) => !ids.has(id))];
  return {
    id: 'pages',
    title: t`Pagine`,
    found: searchByWords(all, ({ label, detail, also }) => ({ label, rest: [detail, also] }), sought).map(
      ({ icon: Icon, ...page }) => ({ ...page, picture: <Icon size={24} aria-hidden="true" /> }),
    ),
  };
}

function useProfilePages(): readonly PageEntry[] {
  const { t } = useLingui();
  const { access, privacy, help, rights } = useProfileRows();
  switch (usePerson()?.modules.profile) {
    case 'ACTIVE':
      return [...access, ...privacy, ...help].map(pageOf);
    case 'PREVIEW':
      return rights.map(pageOf);
    default:
      return [];
  }
  function pageOf({ id, label, icon }: Pick<Place, 'id' | 'label' | 'icon'>): PageEntry {
    return { id, label, icon, detail: t`Profilo`, way: profileWay(id) };
  }
}

const PAGES_BELOW = [
  {
    id: 'year',
    module: 'archive',
    call: yearlySummary,
    icon: IconCalendarStats,
    label: msg`Riepilogo annuale`,
    detail: msg`Bollette`,
    way: { to: '/my-edison/bollette/riepilogo' },
  },
  {
    id: 'requests',
    module: 'support',
    call: contactRequests,
    icon: IconMessages,
    label: msg`Le tue richieste`,
    detail: msg`Assistenza`,
    way: { to: '/my-edison/assistenza/richieste' },
  },
  {
    id: 'cases',
    module: 'support',
    call: cases,
    icon: IconMessageReport,
    label: msg`Reclami e segnalazioni`,
    detail: msg`Assistenza`,
    way: { to: '/my-edison/assistenza/reclami' },
  },
  {
    id: 'notices',
    module: 'support',
    call: legalNotices,
    icon: IconCertificate,
    label: msg`Comunicazioni`,
    detail: msg`Assistenza`,
    way: { to: '/my-edison/comunicazioni' },
  },
  {
    id: 'interventions',
    module: 'contracts',
    // Only with a service that covers visits.
    call: undefined,
    icon: IconTool,
    label: msg`I tuoi interventi`,
    detail: msg`Forniture`,
    way: { to: '/my-edison/intervento-tecnico/il-mio-intervento' },
  },
] as const;

function usePagesBelow(): readonly PageEntry[] {
  const { i18n } = useLingui();
  const { capabilities } = useApp().config;
  const { user } = useUser();
  const mayVisit = useMayHaveVisits();
  return PAGES_BELOW.filter(
    ({ module, call }) =>
      user?.modules[module] === 'ACTIVE' && (call === undefined ? mayVisit : capabilities.includes(call.id)),
  ).map(({ label, detail, ...page }) => ({ ...page, label: i18n._(label), detail: i18n._(detail) }));
}
