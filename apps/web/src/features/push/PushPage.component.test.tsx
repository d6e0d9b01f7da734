import { pushState, setPushKind, subscribePush, unsubscribePush, type Call } from '@sportello/calls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = '/my-edison/profilo/notifiche';
const { answer } = pushState.example;
const { body } = subscribePush.example.request;
const [here] = answer.dispositivi;
const elsewhere = here === undefined ? [] : [{ ...here, questo: false }];

/** The browser's own answers: a headless one denies notifications and has no push service. */
function browserWith(permission: NotificationPermission, decision = permission) {
  let now = permission;
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (now = decision));
  const subscription = {
    toJSON: () => ({ endpoint: body.endpoint, keys: { p256dh: body.p256dh, auth: body.auth } }),
    unsubscribe: vi.fn(async () => true),
  };
  const subscribe = vi.fn(async () => subscription);
  const pushManager = { subscribe, getSubscription: async () => null };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  return { subscribe };
}

const sent = (gateway: FakeGateway, entry: Call) =>
  Promise.all(gateway.asked(entry).map((request) => request.json() as Promise<unknown>));

afterEach(() => void vi.restoreAllMocks());

describe('pushes on this device (push.consenso.1)', () => {
  it('returns to on after the browser and the server agreed', async () => {
    const { subscribe } = browserWith('default', 'granted');
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
    browserWith('default', 'denied');
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
