import {
  IconChartHistogram,
  IconFileInvoice,
  IconGift,
  IconHome,
  IconLifebuoy,
  IconPlug,
  IconTool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RenderLink } from './links.ts';
import { ContractCard } from './parts/cards/ContractCard.tsx';
import type { SupplyStatus } from './parts/signs/StatusTag.tsx';
import type { SupplyKind } from './parts/signs/SupplyIcon.tsx';

export const KINDS: SupplyKind[] = ['luce', 'gas', 'fibra', 'servizio', 'prodotto', 'unknown'];
export const STATUSES: SupplyStatus[] = [
  'ATTIVO',
  'IN_ATTIVAZIONE',
  'SOSPESO_MOROSITA',
  'DISATTIVATO',
  'CESSATO',
  'ANNULLATO',
  'SCONOSCIUTO',
];

export const renderLink: RenderLink = ({ id, onClick, children, ...rest }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault();
      onClick?.();
    }}
    {...rest}
  >
    {children}
  </a>
);

export const places = [
  { id: 'home', label: 'Home', icon: IconHome, active: true },
  { id: 'forniture', label: 'Forniture', icon: IconPlug },
  { id: 'bollette', label: 'Bollette', icon: IconFileInvoice, count: 2 },
  { id: 'assistenza', label: 'Assistenza', icon: IconLifebuoy },
  { id: 'profilo', label: 'Profilo', icon: IconUser },
];
export const menu = [
  { id: 'consumi', label: 'Consumi', icon: IconChartHistogram },
  { id: 'interventi', label: 'Interventi', icon: IconTool },
  { id: 'premi', label: 'Programma fedeltà', icon: IconGift },
  {
    id: 'amici',
    label: 'Porta un amico',
    icon: IconUsers,
    disabled: 'Non disponibile per la tua offerta',
  },
];

export function Contracts() {
  return (
    <>
      <ContractCard
        kind="luce"
        label="Casa al mare"
        address="Via Giuseppe Garibaldi 12, 17023 Ceriale (SV)"
        status="ATTIVO"
        offer="Aurora Luce Flex"
        codes={[{ name: 'POD', value: 'IT001E12345678' }]}
        renderLink={renderLink}
      />
      <ContractCard
        kind="gas"
        label="Corso Buenos Aires 64"
        address="Corso Buenos Aires 64, 20124 Milano (MI)"
        status="SOSPESO_MOROSITA"
        offer="Aurora Gas Sicura"
        codes={[{ name: 'PDR', value: '00881234567890' }]}
        renderLink={renderLink}
      />
      <ContractCard
        kind="fibra"
        label="Fibra 2,5 Giga"
        address="Corso Buenos Aires 64, 20124 Milano (MI)"
        status="IN_ATTIVAZIONE"
        offer="Aurora Fibra"
        onboarding={{ progress: 60, step: 'Il tecnico passa venerdì 5 dicembre' }}
        renderLink={renderLink}
      />
    </>
  );
}

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main style={{ background: 'var(--sp-page)', minHeight: '100dvh' }}>
      <div style={{ maxWidth: 1120, margin: '0 auto', padding: 16, display: 'grid', gap: 16 }}>
        <h1 style={{ fontSize: 'var(--sp-text-title)', color: 'var(--sp-title)' }}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>;
}
