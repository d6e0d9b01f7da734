import {
  accessLog,
  cambioPassword,
  customerChanges,
  deleteUser,
  modificaLivelloPrivacy,
  pushState,
  setPushKind,
  sessions,
} from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBell,
  IconCompass,
  IconDevices,
  IconDoorExit,
  IconEye,
  IconListCheck,
  IconFileDownload,
  IconKey,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { useActing } from '../../api/start/sign-in-gate.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import { linkTo } from '../../shared/links/link-to.tsx';
import type { RenderLink } from '../../ui/links.ts';
import type { LinkRow } from '../../ui/parts/ways/LinkRows.tsx';

const paths = {
  password: '/my-edison/profilo/password',
  devices: '/my-edison/profilo/dispositivi',
  push: '/my-edison/profilo/notifiche',
  consents: '/my-edison/profilo/consensi',
  data: '/my-edison/profilo/dati',
  accesses: '/my-edison/profilo/accessi',
  changes: '/my-edison/profilo/modifiche',
  closing: '/my-edison/profilo/chiudi',
} as const;

export const profileWay = (id: string): LinkProps =>
  id === 'tour' ? { to: '/my-edison', search: { giro: 'si' } } : { to: paths[id as keyof typeof paths] };

export const toProfilePage: RenderLink = (link) => linkTo(profileWay(link.id))(link);

/**
 * Rows of the profile pages, without those that the gateway does not support or an operator may not open for a
 * customer.
 */
export function useProfileRows() {
  const { t } = useLingui();
  const { capabilities } = useApp().config;
  const may = useMay();
  const customer = useActing();
  const row = {
    password: {
      id: 'password',
      icon: IconKey,
      label: t`Cambia la password`,
      note: <Trans>Ti serve la password attuale</Trans>,
    },
    devices: {
      id: 'devices',
      icon: IconDevices,
      label: t`Dispositivi e accessi`,
      note: <Trans>Dove è aperta la tua area clienti</Trans>,
    },
    push: {
      id: 'push',
      icon: IconBell,
      label: t`Notifiche sui dispositivi`,
      note: <Trans>Quali avvisi ricevere, e su quali dispositivi</Trans>,
    },
    consents: {
      id: 'consents',
      icon: IconShieldCheck,
      label: t`Consensi`,
      note: <Trans>Come possiamo usare i tuoi dati</Trans>,
    },
    data: {
      id: 'data',
      icon: IconFileDownload,
      label: t`I tuoi dati`,
      note: <Trans>Leggi, stampa o scarica tutti i tuoi dati</Trans>,
    },
    accesses: {
      id: 'accesses',
      icon: IconEye,
      label: t`Accessi ai tuoi dati`,
      note: <Trans>Quali operatori li hanno consultati, e perché</Trans>,
    },
    changes: {
      id: 'changes',
      icon: IconListCheck,
      label: t`Le tue modifiche`,
      note: <Trans>Le modifiche richieste e il loro stato</Trans>,
    },
    closing: {
      id: 'closing',
      icon: IconDoorExit,
      label: t`Elimina il tuo accesso`,
      note: <Trans>Le tue forniture continuano</Trans>,
    },
    tour: { id: 'tour', icon: IconCompass, label: t`Rifai il giro guidato` },
  } satisfies Record<string, LinkRow>;
  // Only the customer may export. The call is checked by name, because its contract would load those of all features.
  const canExport = capabilities.includes('exportPersonalData') && customer === undefined;
  const data = canExport ? [row.data] : [];
  const accesses = capabilities.includes(accessLog.id) ? [row.accesses] : [];
  const closing = may(deleteUser) ? [row.closing] : [];
  return {
    access: [
      ...(may(cambioPassword) ? [row.password] : []),
      ...(capabilities.includes(sessions.id) && may(sessions) ? [row.devices] : []),
      ...(capabilities.includes(pushState.id) && may(setPushKind) ? [row.push] : []),
    ],
    privacy: [...(may(modificaLivelloPrivacy) ? [row.consents] : []), ...data, ...accesses, ...closing],
    /** Legal rights of every user, customer or not. */
    rights: [...data, ...accesses, ...closing],
    help: [...(capabilities.includes(customerChanges.id) ? [row.changes] : []), row.tour],
  } satisfies Record<string, LinkRow[]>;
}
