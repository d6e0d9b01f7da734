import {
  accessLog,
  cambioPassword,
  customerChanges,
  deleteUser,
  modificaLivelloPrivacy,
  sessions,
} from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import {
  IconCompass,
  IconDevices,
  IconDoorExit,
  IconEye,
  IconListCheck,
  IconFileDownload,
  IconKey,
  IconShieldCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../api/app.ts';
import { useActing } from '../../api/start/sign-in-gate.ts';
import { useMay } from '../../shared/customer/use-may.ts';
import type { RenderLink } from '../../ui/links.ts';
import type { LinkRow } from '../../ui/parts/ways/LinkRows.tsx';

const paths = {
  password: '/my-edison/profilo/password',
  devices: '/my-edison/profilo/dispositivi',
  consents: '/my-edison/profilo/consensi',
  data: '/my-edison/profilo/dati',
  accesses: '/my-edison/profilo/accessi',
  changes: '/my-edison/profilo/modifiche',
  closing: '/my-edison/profilo/chiudi',
} as const;

export const toProfilePage: RenderLink = ({ id, ...link }) =>
  id === 'tour' ? (
    <Link key={id} to="/my-edison" search={{ giro: 'si' }} {...link} />
  ) : (
    <Link key={id} to={paths[id as keyof typeof paths]} {...link} />
  );

/**
 * Rows of the profile pages, without those that the gateway does not support or an operator may not open for a
 * customer.
 */
export function useProfileRows() {
  const { capabilities } = useApp().config;
  const may = useMay();
  const customer = useActing();
  const row = {
    password: {
      id: 'password',
      icon: IconKey,
      label: <Trans>Cambia la password</Trans>,
      note: <Trans>Ti serve la password attuale</Trans>,
    },
    devices: {
      id: 'devices',
      icon: IconDevices,
      label: <Trans>Dispositivi e accessi</Trans>,
      note: <Trans>Dove è aperta la tua area clienti</Trans>,
    },
    consents: {
      id: 'consents',
      icon: IconShieldCheck,
      label: <Trans>Consensi</Trans>,
      note: <Trans>Come possiamo usare i tuoi dati</Trans>,
    },
    data: {
      id: 'data',
      icon: IconFileDownload,
      label: <Trans>I tuoi dati</Trans>,
      note: <Trans>Leggi, stampa o scarica tutti i tuoi dati</Trans>,
    },
    accesses: {
      id: 'accesses',
      icon: IconEye,
      label: <Trans>Accessi ai tuoi dati</Trans>,
      note: <Trans>Quali operatori li hanno consultati, e perché</Trans>,
    },
    changes: {
      id: 'changes',
      icon: IconListCheck,
      label: <Trans>Le tue modifiche</Trans>,
      note: <Trans>Le modifiche richieste e il loro stato</Trans>,
    },
    closing: {
      id: 'closing',
      icon: IconDoorExit,
      label: <Trans>Elimina il tuo accesso</Trans>,
      note: <Trans>Le tue forniture continuano</Trans>,
    },
    tour: { id: 'tour', icon: IconCompass, label: <Trans>Rifai il giro guidato</Trans> },
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
    ],
    privacy: [...(may(modificaLivelloPrivacy) ? [row.consents] : []), ...data, ...accesses, ...closing],
    /** Legal rights of every user, customer or not. */
    rights: [...data, ...accesses, ...closing],
    help: [...(capabilities.includes(customerChanges.id) ? [row.changes] : []), row.tour],
  } satisfies Record<string, LinkRow[]>;
}
