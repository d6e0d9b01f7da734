import { pushState, setPushKind, subscribePush, unsubscribePush, type Call } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { loseNetwork, openOutboxOf } from '../../../test/network.ts';
import { open } from '../../../test/open.tsx';
import { browserWith, iPhone, withoutPushes } from '../../../test/push-browser.ts';

const PAGE = '/my-edison/profilo/notifiche';
const { answer } = pushState.example;
const { body } = subscribePush.example.request;
const [here] = answer.dispositivi;
const elsewhere = here === undefined ? [] : [{ ...here, questo: false }];

const sent = (gateway: FakeGateway, entry: Call) =>
  Promise.all(gateway.asked(entry).map((request) => request.json() as Promise<unknown>));

describe('pushes on this device (push.consenso.1)', () => {
  it('shows that none can arrive where the provider sends pushes to the apps alone', async () => {
    browserWith('default', { decision: 'granted' });
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, chiave: null, dispositivi: [] });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText(/^Qui non possono arrivare notifiche/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Attiva le notifiche' })).not.toBeInTheDocument();
  });

  it('returns to on after the browser and the server agreed', async () => {
    const { subscribe } = browserWith('default', { decision: 'granted' });
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Non attive')).toBeVisible();
    await expectAccessible();
    gateway.answer(pushState, answer);
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText('Attive', { exact: true })).toBeVisible();
    expect(await sent(gateway, subscribePush)).toEqual([body]);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: answer.chiave });
  });

  it('shows how to undo a refusal', async () => {
    browserWith('default', { decision: 'denied' });
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    const screen = await open(PAGE, { gateway });
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText(/Hai bloccato le notifiche di questo sito/)).toBeVisible();
    expect(gateway.asked(subscribePush)).toEqual([]);
  });

  it('shows that the browser could not subscribe', async () => {
    const { subscribe } = browserWith('granted');
    subscribe.mockRejectedValue(new DOMException('no push service', 'AbortError'));
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    const screen = await open(PAGE, { gateway });
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent('Il browser non riesce ad attivare le notifiche');
  });

  it('returns to off', async () => {
    browserWith('granted');
    const gateway = fakeGateway();
    gateway.answer(pushState, () =>
      gateway.asked(unsubscribePush).length === 0 ? answer : { ...answer, dispositivi: [] },
    );
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Attive', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Disattiva' }).click();
    await expect.element(screen.getByText('Non attive')).toBeVisible();
    expect(gateway.asked(unsubscribePush).map(({ url }) => url)).toEqual([
      expect.stringContaining(`/push/dispositivi/${here?.id}`),
    ]);
  });

  it.each([
    [false, /Su iPhone e iPad le notifiche arrivano solo all’app installata\. Tocca Condividi/],
    [true, /Qui non possono arrivare notifiche/],
  ])('shows on an iPhone without pushes, installed: %s, what is missing', async (isInstalled, words) => {
    iPhone({ isInstalled });
    withoutPushes();
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Attiva le notifiche' })).not.toBeInTheDocument();
  });

  it('shows pushes as off to the next customer of a browser, who may take it over', async () => {
    const { unsubscribe } = browserWith('granted', { subscribedFor: answer.chiave ?? '' });
    const gateway = fakeGateway();
    const isKnown = () => gateway.asked(subscribePush).length > 0;
    gateway.answer(pushState, () => (isKnown() ? answer : { ...answer, dispositivi: [] }));
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Non attive')).toBeVisible();
    expect(gateway.asked(subscribePush)).toEqual([]);
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText('Attive', { exact: true })).toBeVisible();
    expect((await sent(gateway, subscribePush))[0]).toEqual(body);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('shows another device, and ends its pushes', async () => {
    browserWith('denied');
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: elsewhere });
    const screen = await open(PAGE, { gateway });
    await expect.element(screen.getByText('Chrome su Android')).toBeVisible();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    await screen.getByRole('button', { name: 'Disattiva' }).click();
    await expect.element(screen.getByText('Chrome su Android')).not.toBeInTheDocument();
  });
});

describe('the kinds of pushes (push.tipi.1)', () => {
  it('shows a switch each, and sends the one that is touched', async () => {
    browserWith('denied');
    const gateway = fakeGateway();
    gateway.answer(pushState, answer);
    const screen = await open(PAGE, { gateway });
    await expect.poll(() => screen.getByRole('switch').elements().length).toBe(8);
    const tipi = answer.tipi.map((each) => (each.tipo === 'SOGLIA' ? { ...each, attivo: false } : each));
    gateway.answer(pushState, { ...answer, tipi });
    await screen.getByRole('switch', { name: /^Soglia di spesa/ }).click();
    await expect.element(screen.getByRole('switch', { name: /^Soglia di spesa/ })).not.toBeChecked();
    expect(await sent(gateway, setPushKind)).toEqual([{ tipo: 'SOGLIA', attivo: false }]);
  });

  it('returns the switch when the change fails', async () => {
    browserWith('denied');
    const gateway = fakeGateway();
    gateway.answer(pushState, answer);
    gateway.lose(setPushKind);
    const screen = await open(PAGE, { gateway });
    await screen.getByRole('switch', { name: /^Scadenze/ }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: /^Scadenze/ })).toBeChecked();
  });
});

describe('a switch without a network (pagine.rete.5)', () => {
  const withState = (attivo: boolean, versione: string) => ({
    ...answer,
    tipi: answer.tipi.map((each) => (each.tipo === 'SOGLIA' ? { ...each, attivo, versione } : each)),
  });

  async function openOffline() {
    browserWith('denied');
    const gateway = fakeGateway();
    gateway.answer(pushState, answer);
    const screen = await open(PAGE, { gateway });
    const threshold = screen.getByRole('switch', { name: /^Soglia di spesa/ });
    await expect.element(threshold).toBeChecked();
    await openOutboxOf(screen);
    const giveNetworkBack = loseNetwork();
    await threshold.click();
    const waits = screen.getByText(/^(In attesa di invio|Non sappiamo ancora)/);
    await expect.element(waits).toBeVisible();
    return { ...screen, gateway, threshold, waits, giveNetworkBack };
  }

  it('shows its change as waiting, and sends it once at the version that was seen', async () => {
    const { gateway, threshold, waits, giveNetworkBack } = await openOffline();
    await expect.element(threshold).not.toBeChecked();
    await expectAccessible();
    expect(gateway.asked(setPushKind)).toEqual([]);
    gateway.answer(pushState, withState(false, '8'));
    giveNetworkBack();
    await expect.element(waits).not.toBeInTheDocument();
    await expect.element(threshold).not.toBeChecked();
    expect(await sent(gateway, setPushKind)).toEqual([{ tipo: 'SOGLIA', attivo: false }]);
    const [request] = gateway.asked(setPushKind);
    expect(request?.headers.get('if-match')).toBe('"7"');
    expect(request?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
  });

  it('returns to what it was when it is touched again, and sends nothing', async () => {
    const { gateway, threshold, waits, giveNetworkBack } = await openOffline();
    await threshold.click();
    await expect.element(waits).not.toBeInTheDocument();
    await expect.element(threshold).toBeChecked();
    giveNetworkBack();
    expect(gateway.asked(setPushKind)).toEqual([]);
  });

  it('shows that another device has changed the same meanwhile, and changes nothing by itself', async () => {
    const { gateway, threshold, giveNetworkBack, getByText, getByRole } = await openOffline();
    gateway.reject(setPushKind, 'CHANGED_MEANWHILE');
    gateway.answer(pushState, withState(true, '9'));
    giveNetworkBack();
    await expect.element(getByText('Avevi scelto di non riceverle')).toBeVisible();
    await expect.element(threshold).toBeChecked();
    await expectAccessible();
    gateway.answer(setPushKind, {});
    await threshold.click();
    await expect.element(getByText('Avevi scelto di non riceverle')).not.toBeInTheDocument();
    await expect
      .poll(() => gateway.asked(setPushKind).map(({ headers }) => headers.get('if-match')))
      .toEqual(['"7"', '"9"']);
    await expect.element(getByRole('button', { name: 'Lascia così' })).not.toBeInTheDocument();
  });
});

it('rejects the page where the provider sends no pushes', async () => {
  const screen = await open(PAGE, { gateway: fakeGateway({ capabilities: [] }) });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
});
