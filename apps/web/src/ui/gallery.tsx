/**
 * All components on one page, for visual checks: run `vite` and open /gallery.html, with ?vista=parti (default),
 * disegni, moduli, indirizzo (&guasto: without suggestions), accesso, area, pagina, posta, attesa. Not in the build.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ActionIcon, Anchor, Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { DEFAULT_BRAND, type Brand } from './brand/brand.ts';
import { BrandProvider } from './brand/BrandProvider.tsx';
import { Logo } from './brand/Logo.tsx';
import { AddressForm } from './gallery-address.tsx';
import { Forms, LoginForm } from './gallery-forms.tsx';
import { Contracts, KINDS, menu, places, renderLink, Row, Sheet, STATUSES } from './gallery-samples.tsx';
import { AreaShell } from './area/AreaShell.tsx';
import { OpenPage } from './open-page/OpenPage.tsx';
import { Page } from './layout/Page.tsx';
import { PageTransition } from './layout/PageTransition.tsx';
import { RootShell } from './layout/RootShell.tsx';
import { Card } from './parts/cards/Card.tsx';
import { ContractCard, ContractCardSkeleton } from './parts/cards/ContractCard.tsx';
import { ErrorState } from './parts/states/ErrorState.tsx';
import { Figure } from './parts/facts/Figure.tsx';
import { Greeting } from './parts/texts/Greeting.tsx';
import { CardSkeleton } from './parts/states/LinesSkeleton.tsx';
import { LoadingOverlay } from './layout/LoadingOverlay.tsx';
import { Callout } from './parts/callouts/Callout.tsx';
import { OfflineCallout } from './layout/OfflineCallout.tsx';
import { SectionTitle } from './parts/texts/SectionTitle.tsx';
import { SetAsideCallout } from './parts/callouts/SetAsideCallout.tsx';
import { EmptyState, NotFoundState, OpensSoonState } from './parts/states/states.tsx';
import { StatusTag } from './parts/signs/StatusTag.tsx';
import { SupplyIcon } from './parts/signs/SupplyIcon.tsx';
import * as spots from './pictures/content/spots.tsx';
import * as stateSpots from './pictures/state-spots.tsx';

import '@mantine/core/styles/ActionIcon.layer.css';
import './theme/anchors.ts';

function Open() {
  return (
    <OpenPage
      title="Accedi"
      lead="Bollette, consumi e assistenza in un posto solo."
      promise="La tua energia, chiara come il mattino."
      below={
        <>
          Non hai un account? <Anchor href="#registrati">Registrati</Anchor>
        </>
      }
    >
      <LoginForm />
    </OpenPage>
  );
}

function Area() {
  const [turn, setTurn] = useState(0);
  return (
    <AreaShell
      places={places}
      menu={menu}
      userName="Giulia Ferraris"
      userDetail="Cliente 1002345678"
      renderLink={renderLink}
      onSignOut={() => undefined}
      onSearch={() => undefined}
      topActions={
        <ActionIcon color="inherit" aria-label="Notifiche" variant="transparent" c="inherit">
          <IconBell size={24} aria-hidden="true" />
        </ActionIcon>
      }
      footer="Aurora Energia S.p.A. · Partita IVA 01234567890 · Privacy · Condizioni d’uso"
    >
      <PageTransition pageKey={String(turn)} direction={turn % 2 === 0 ? 'forward' : 'back'}>
        <Page
          title={<Greeting name="Giulia" hour={9} />}
          lead="Oggi è tutto in ordine."
          aside={
            <Card>
              <SectionTitle>Serve una mano?</SectionTitle>
              <p>Un tecnico può arrivare già domani.</p>
              <Button variant="light" mt="md" onClick={() => setTurn(turn + 1)}>
                Prenota un intervento
              </Button>
            </Card>
          }
        >
          <Card tone="next">
            <Figure label="Bolletta di novembre" note="Paga entro venerdì 12 dicembre">
              1.234,50 €
            </Figure>
            <Button color="amber" mt="md">
              Paga ora
            </Button>
          </Card>
          <SectionTitle count={3} action={<Anchor href="#tutte">Vedi tutte</Anchor>}>
            Le tue forniture
          </SectionTitle>
          <SetAsideCallout count={1} />
          <Contracts />
          <ContractCardSkeleton />
        </Page>
      </PageTransition>
    </AreaShell>
  );
}

function FullPage() {
  return (
    <AreaShell
      places={places.map((place) => ({ ...place, active: place.id === 'profilo' }))}
      menu={menu}
      userName="Massimiliano Castelbarco Visconti"
      userDetail="Codice cliente 1002345678"
      renderLink={renderLink}
      onSignOut={() => undefined}
      onSearch={() => undefined}
      banner={
        <Callout tone="warn" action={<Anchor href="#fine">Termina</Anchor>}>
          Stai operando per conto di Giulia Ferraris.
        </Callout>
      }
      topActions={
        <ActionIcon aria-label="Notifiche" variant="transparent" c="inherit">
          <IconBell size={24} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <Page
        title="Metodi di pagamento e fatturazione delle forniture"
        lead="Scegli come paghi e come ricevi la bolletta, per ciascuna delle tue forniture."
        back={{ label: 'Profilo', renderLink }}
        actions={<Button variant="default">Scarica tutto</Button>}
      >
        <Card>
          <ErrorState
            wide
            title="Non riusciamo a caricare le bollette"
            onRetry={() => undefined}
            code="S-001"
            requestId="7f3c0a12"
          />
        </Card>
        <CardSkeleton />
      </Page>
    </AreaShell>
  );
}

function Parts() {
  return (
    <Sheet title="Parti">
      <OfflineCallout offline />
      <Row>
        <Logo />
        {KINDS.map((kind) => (
          <SupplyIcon key={kind} kind={kind} />
        ))}
        <SupplyIcon kind="luce" size="small" />
        <SupplyIcon kind="gas" size="large" />
      </Row>
      <Row>
        {STATUSES.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </Row>
      <Callout title="La lettura è arrivata">La usiamo nella prossima bolletta.</Callout>
      <Callout tone="good" onClose={() => undefined}>
        Hai pagato la bolletta di novembre.
      </Callout>
      <Callout tone="warn" action={<Anchor href="#x">Aggiungi un metodo</Anchor>}>
        La carta che finisce con 4421 scade a fine mese.
      </Callout>
      <Callout tone="bad" title="Nome utente o password non corretti">
        Controlla e riprova.
      </Callout>
      <SetAsideCallout count={2} />
      <SectionTitle>Contratti</SectionTitle>
      <Contracts />
      <ContractCardSkeleton />
      <ContractCard kind="unknown" label="Fornitura" status="SCONOSCIUTO" />
      <Card>
        <ErrorState
          title="Non riusciamo a caricare le bollette"
          onRetry={() => undefined}
          code="S-001"
          requestId="7f3c0a12"
        />
      </Card>
      <Card>
        <ErrorState wide onRetry={() => undefined} code="S-002" />
      </Card>
      <Card>
        <EmptyState title="Non hai ancora forniture" actions={<Button>Scopri le offerte</Button>}>
          Quando ne attivi una, la trovi qui con le sue bollette e i suoi consumi.
        </EmptyState>
      </Card>
      <Card>
        <OpensSoonState />
      </Card>
      <Card>
        <NotFoundState level={2} actions={<Button variant="light">Torna alla home</Button>} />
      </Card>
    </Sheet>
  );
}

function Drawings() {
  return (
    <Sheet title="Disegni">
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
        }}
      >
        {Object.entries({ ...spots, ...stateSpots }).map(([name, Picture]) => (
          <Card key={name} as="div">
            <Picture />
            <p>{name}</p>
          </Card>
        ))}
      </div>
    </Sheet>
  );
}

const VIEWS: Record<string, () => ReactNode> = {
  parti: () => <Parts />,
  disegni: () => <Drawings />,
  moduli: () => <Forms />,
  indirizzo: () => <AddressForm isFailing={query.has('guasto')} />,
  accesso: () => <Open />,
  area: () => <Area />,
  pagina: () => <FullPage />,
  posta: () => (
    <OpenPage title="Controlla la posta" picture={<spots.MailSent />}>
      <p>Ti abbiamo scritto a g•••@esempio.it: apri il link entro 30 minuti.</p>
    </OpenPage>
  ),
  attesa: () => <LoadingOverlay />,
};

const OTHER: Brand = {
  name: 'Vento Sud',
  colors: { primary: '#6b1f5c', horizonFrom: '#b5533c', horizonTo: '#4a1547', accent: '#ffd166' },
};

i18n.load('it', {});
i18n.activate('it');
const query = new URLSearchParams(location.search);
const view = VIEWS[query.get('vista') ?? 'parti'] ?? VIEWS['parti'];
createRoot(document.getElementById('root') as HTMLElement).render(
  <I18nProvider i18n={i18n}>
    <BrandProvider brand={query.has('altro') ? OTHER : DEFAULT_BRAND}>
      <RootShell>{view?.()}</RootShell>
    </BrandProvider>
  </I18nProvider>,
);
