import { pushState, setPushKind, subscribePush, unsubscribePush, type Call } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
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
    browserWith('default', 'granted');
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

it('rejects the page where the provider sends no pushes', async () => {
  const screen = await open(PAGE, { gateway: fakeGateway({ capabilities: [] }) });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pagina non trovata');
});
