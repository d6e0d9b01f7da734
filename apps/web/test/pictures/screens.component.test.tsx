import { cmsContent, operatorProfile, recuperaDatiProfilo } from '@sportello/calls';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeGateway } from '../gateway.ts';
import { open } from '../open.tsx';
import { readBaseContent } from './base-content.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly username?: string | null;
  /** Selects what comes some time after the page. */
  readonly late?: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'login', path: '/login', username: null, late: 'svg[viewBox="0 0 720 460"]' },
  { name: 'registration', path: '/registrazione', username: null },
  { name: 'recovery', path: '/recupera-credenziali', username: null },
  { name: 'home', path: '/my-edison', late: 'a[href$="giro=si"]' },
  { name: 'supplies', path: '/my-edison/contratti' },
  { name: 'supply', path: '/my-edison/contratti/4000000001' },
  { name: 'supply-manage', path: '/my-edison/contratti/4000000001/gestisci' },
  {
    name: 'consumption',
    path: '/my-edison/contratti/4000000001/consumi',
    late: 'svg[aria-label^="Consumi, "]',
  },
  { name: 'bills', path: '/my-edison/bollette' },
  { name: 'bill', path: '/my-edison/bollette/2026001000123' },
  { name: 'readings', path: '/my-edison/letture' },
  { name: 'support', path: '/my-edison/assistenza' },
  { name: 'contact', path: '/my-edison/assistenza/scrivici' },
  { name: 'contact-requests', path: '/my-edison/assistenza/richieste' },
  { name: 'interventions', path: '/my-edison/intervento-tecnico/il-mio-intervento' },
  { name: 'booking', path: '/my-edison/intervento-tecnico' },
  { name: 'booking-support', path: '/my-edison/intervento-tecnico/seleziona-tipo-supporto' },
  { name: 'notifications', path: '/my-edison/notifiche' },
  { name: 'offers', path: '/my-edison/offerte' },
  { name: 'loyalty', path: '/my-edison/fedelta' },
  { name: 'invitations', path: '/my-edison/porta-un-amico' },
  { name: 'profile', path: '/my-edison/profilo' },
  { name: 'consents', path: '/my-edison/profilo/consensi' },
  { name: 'devices', path: '/my-edison/profilo/dispositivi' },
  { name: 'desk-requests', path: '/my-edison/operatore/richieste', username: 'operatore' },
];
const WINDOWS = [
  { window: 'phone', width: 390, height: 1600 },
  { window: 'desktop', width: 1280, height: 1200 },
];

beforeEach(() => {
  // The examples' data are of these days.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00+01:00') });
  onTestFinished(async () => {
    vi.useRealTimers();
    document.documentElement.dataset['mantineColorScheme'] = 'light';
    await page.viewport(390, 844);
  });
});

/** Parts below the window load only when they are scrolled to. */
const countSkeletonsInView = () =>
  [...document.querySelectorAll('.mantine-Skeleton-root')].filter(
    (skeleton) => skeleton.getBoundingClientRect().top < window.innerHeight,
  ).length;

it.each(SCREENS)('shows $name as in its pictures', async ({ name, path, username = 'full', late = 'h1' }) => {
  const { app } = await open(path, { username, gateway: gatewayFor(username) });
  onTestFinished(() => {
    vi.useRealTimers();
    // For an app of two days ago its customer is idle: at the next test's key it would leave the page.
    app.inactivity.stay();
  });
  for (const { window, width, height } of WINDOWS) {
    await page.viewport(width, height);
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect.poll(() => document.querySelector(late)).not.toBeNull();
    if (window === 'desktop' && username !== null) {
      await expect.element(page.getByRole('button', { name: 'Cerca in tutta l’area' })).toBeVisible();
    }
    await expect.poll(countSkeletonsInView).toBe(0);
    for (const scheme of ['light', 'dark']) {
      document.documentElement.dataset['mantineColorScheme'] = scheme;
      await expect(page).toMatchScreenshot(`${window}-${scheme}/${name}`);
    }
  }
});

function gatewayFor(username: string | null) {
  const gateway = fakeGateway();
  gateway.answer(cmsContent, (request) => ({ items: readBaseContent(new URL(request.url).searchParams.get('url')) }));
  if (username !== 'operatore') return gateway;
  gateway.answer(recuperaDatiProfilo, {
    ...recuperaDatiProfilo.example.answer,
    segmento: 'Operatore',
    codiceCliente: null,
  });
  gateway.answer(operatorProfile, { ...operatorProfile.example.answer, ruolo: 'HELP_DESK' });
  return gateway;
}
