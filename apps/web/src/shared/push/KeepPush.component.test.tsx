import { notifications, pushState, subscribeApp, subscribePush } from '@sportello/calls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import { browserWith, installedWindow } from '../../../test/push-browser.ts';
import { SHELL_EVENT } from '../../native/shell-event.ts';
import { setNativeShell, type NativeShell } from '../../native/shell.ts';

const { answer } = pushState.example;
const [here] = answer.dispositivi;
const key = answer.chiave ?? '';
const endpoint = 'https://fcm.googleapis.com/fcm/send/replaced';
const elsewhere = here === undefined ? [] : [{ ...here, questo: false }];

async function openHome(gateway: FakeGateway) {
  const screen = await open('/my-edison', { gateway });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

/** The calls that a device causes; the page has long asked for others when they come. */
async function asksForDevice(gateway: FakeGateway): Promise<void> {
  await expect.poll(() => gateway.asked(pushState).length).toBeGreaterThan(0);
}

describe('a subscribed device (push.dispositivo.1)', () => {
  it('returns to the server the endpoint that replaced an earlier one, once', async () => {
    const { ask, subscribe } = browserWith('granted', { subscribedFor: key, endpoint });
    const gateway = fakeGateway();
    const screen = await openHome(gateway);
    await expect.poll(() => gateway.asked(subscribePush).length).toBe(1);
    expect(await gateway.asked(subscribePush)[0]?.json()).toMatchObject({ endpoint });
    await screen.app.cache.invalidateQueries();
    await expect.poll(() => gateway.asked(pushState).length).toBeGreaterThan(1);
    expect(gateway.asked(subscribePush)).toHaveLength(1);
    expect([ask.mock.calls, subscribe.mock.calls]).toEqual([[], []]);
  });

  it('returns nothing of a browser that is another customer’s device', async () => {
    browserWith('granted', { subscribedFor: key, endpoint });
    const gateway = fakeGateway();
    gateway.answer(pushState, { ...answer, dispositivi: elsewhere });
    const find = vi.spyOn(navigator.serviceWorker, 'getRegistration');
    await openHome(gateway);
    await asksForDevice(gateway);
    expect([gateway.asked(subscribePush), find.mock.calls]).toEqual([[], []]);
  });

  it('returns nothing where the browser has lost its subscription', async () => {
    browserWith('granted');
    const gateway = fakeGateway();
    const find = vi.spyOn(navigator.serviceWorker, 'getRegistration');
    await openHome(gateway);
    await expect.poll(() => find.mock.calls.length).toBe(1);
    expect(gateway.asked(subscribePush)).toEqual([]);
  });

  it.each(['default', 'denied'] as const)('does not look up the device with permission %s', async (permission) => {
    browserWith(permission, { subscribedFor: key });
    const gateway = fakeGateway();
    const screen = await openHome(gateway);
    await expect.poll(() => gateway.asked(notifications).length).toBeGreaterThan(0);
    await expect.element(screen.getByRole('link', { name: /^Notifiche/ }).first()).toBeVisible();
    expect(gateway.asked(pushState)).toEqual([]);
  });
});

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Connects the page with an app whose plugins are ready only now. */
function connectShell(token: string): void {
  const push = { app: 'ANDROID', permission: () => 'GRANTED', find: async () => token, watch: () => () => undefined };
  setNativeShell({ push } as unknown as NativeShell);
  onTestFinished(() => setNativeShell(undefined as unknown as NativeShell));
  window.dispatchEvent(new Event(SHELL_EVENT));
}

it('returns to the server the token of an app whose plugins are ready after the page (push.dispositivo.1)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android SportelloApp/65');
  const listen = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => void vi.restoreAllMocks());
  const gateway = fakeGateway();
  const { app } = await openHome(gateway);
  await expect.poll(() => listen.mock.calls.some(([event]) => event === SHELL_EVENT)).toBe(true);
  // The page of pushes may have asked before.
  await app.read(pushState, {});
  await frames(3);
  expect(gateway.asked(subscribeApp)).toEqual([]);
  connectShell('token');
  await expect.poll(() => gateway.asked(subscribeApp).length).toBe(1);
  expect(await gateway.asked(subscribeApp)[0]?.json()).toEqual({ sistema: 'ANDROID', token: 'token' });
});

describe('the badge of the app (push.contenuto.2)', () => {
  function badge() {
    const setAppBadge = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
    return setAppBadge;
  }

  it('shows the unread notifications on the installed app, and none once signed out', async () => {
    browserWith('granted');
    installedWindow();
    const setAppBadge = badge();
    const gateway = fakeGateway();
    const { app } = await openHome(gateway);
    const { daLeggere } = notifications.example.answer;
    await expect.poll(() => setAppBadge.mock.calls).toContainEqual([daLeggere]);
    window.dispatchEvent(new Event('pagehide'));
    expect(setAppBadge).not.toHaveBeenLastCalledWith(0);
    vi.spyOn(app.session, 'current').mockReturnValue(undefined);
    window.dispatchEvent(new Event('pagehide'));
    expect(setAppBadge).toHaveBeenLastCalledWith(0);
  });

  it('sets no badge in a tab of the browser', async () => {
    browserWith('granted');
    const setAppBadge = badge();
    const gateway = fakeGateway();
    await openHome(gateway);
    await asksForDevice(gateway);
    expect(setAppBadge).not.toHaveBeenCalled();
  });
});
