import { autolettura, interventions, pushState, subscribePush, tipologiaAutolettura } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { acting } from '../../../test/acting.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import { browserWith } from '../../../test/push-browser.ts';

const [booked] = interventions.example.answer.interventions;
const BOOKED = `/my-edison/intervento-tecnico/conferma-prenotazione-tecnico?intervento=${booked?.id}`;
const READINGS = '/my-edison/contratti/4000000001/letture';
const QUESTION = 'Vuoi una notifica su questo dispositivo?';

const { answer } = pushState.example;
const { body } = subscribePush.example.request;
const options = tipologiaAutolettura.example.answer;

/** A gateway that knows this device once it was sent. */
function gatewayWith(changes: Parameters<typeof fakeGateway>[0] = {}) {
  const gateway = fakeGateway(changes);
  const isKnown = () => gateway.asked(subscribePush).length > 0;
  gateway.answer(pushState, () => (isKnown() ? answer : { ...answer, dispositivi: [] }));
  return gateway;
}

async function openBooked(gateway: FakeGateway = gatewayWith()) {
  const screen = await open(BOOKED, { gateway });
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/inviata|confermata/);
  return { screen, gateway, question: screen.getByText(QUESTION) };
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Everything on the page has been loaded and drawn, so that what is absent then stays so. */
async function settled({ app }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await import('./AskPush.tsx');
  await nextFrame();
  await nextFrame();
  await expect.poll(() => app.cache.isFetching()).toBe(0);
  await nextFrame();
}

describe('the offer of pushes (push.consenso.1)', () => {
  it('shows after a booking, and returns to on once browser and server agreed', async () => {
    const { ask, subscribe } = browserWith('default', { decision: 'granted' });
    const { screen, gateway, question } = await openBooked();
    await expect.element(question).toBeVisible();
    await expect.element(screen.getByText(/quando il tecnico è in viaggio/)).toBeVisible();
    await expectAccessible();
    expect(ask).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText('Notifiche attive su questo dispositivo')).toBeVisible();
    expect(ask).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: answer.chiave });
    expect(await gateway.asked(subscribePush)[0]?.json()).toEqual(body);
  });

  it('shows after a reading was sent, and not when the page opens', async () => {
    const { ask } = browserWith('default');
    const gateway = gatewayWith();
    const screen = await open(READINGS, { gateway });
    await screen.getByLabelText('Cifre del contatore (m³)').fill('4300');
    await screen.getByLabelText('Giorno della lettura').fill(options.inizioPeriodo ?? '');
    await expect.element(screen.getByText(QUESTION)).not.toBeInTheDocument();
    expect(gateway.asked(pushState)).toEqual([]);
    gateway.answer(tipologiaAutolettura, { ...options, aperta: false, motivo: 'GIA_INVIATA' });
    await screen.getByRole('button', { name: 'Invia la lettura' }).click();
    await expect.element(screen.getByText('La lettura è arrivata')).toBeVisible();
    await expect.element(screen.getByText(QUESTION)).toBeVisible();
    expect(gateway.asked(autolettura)).toHaveLength(1);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['/my-edison', '/my-edison/bollette', '/my-edison/notifiche', '/my-edison/profilo/notifiche'])(
    'shows no question about notifications when %s opens',
    async (path) => {
      const { ask } = browserWith('default');
      const screen = await open(path, { gateway: gatewayWith() });
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(screen);
      await expect.element(screen.getByText(QUESTION)).not.toBeInTheDocument();
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('shows no second time to whom said no, on any page of this device', async () => {
    const { ask } = browserWith('default');
    const { screen, question } = await openBooked();
    await screen.getByRole('button', { name: 'No, grazie' }).click();
    await expect.element(question).not.toBeInTheDocument();
    const kept = localStorage.getItem('FIXED_pushDeclined');
    await screen.unmount();
    localStorage.setItem('FIXED_pushDeclined', kept ?? '');
    const again = gatewayWith();
    const { screen: next, question: second } = await openBooked(again);
    await settled(next);
    await expect.element(second).not.toBeInTheDocument();
    expect(again.asked(pushState)).toEqual([]);
    expect(kept).toBe('1');
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows where to find them to whom refuses in the browser, and sends nothing', async () => {
    browserWith('default', { decision: 'denied' });
    const { screen, gateway } = await openBooked();
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText('Va bene, niente notifiche')).toBeVisible();
    expect(gateway.asked(subscribePush)).toEqual([]);
  });

  it('shows that the browser could not subscribe, and can be tried again', async () => {
    const { subscribe } = browserWith('default', { decision: 'granted' });
    subscribe.mockRejectedValueOnce(new DOMException('no push service', 'AbortError'));
    const { screen } = await openBooked();
    const button = screen.getByRole('button', { name: 'Attiva le notifiche' });
    await button.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il browser non riesce ad attivare');
    await button.click();
    await expect.element(screen.getByText('Notifiche attive su questo dispositivo')).toBeVisible();
  });

  it('shows that the server did not take the device', async () => {
    browserWith('default', { decision: 'granted' });
    const gateway = gatewayWith();
    gateway.answer(pushState, { ...answer, dispositivi: [] });
    gateway.lose(subscribePush);
    const { screen } = await openBooked(gateway);
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByText('Notifiche attive su questo dispositivo')).not.toBeInTheDocument();
  });

  it.each(['granted', 'denied'] as const)('shows no offer where the permission is already %s', async (permission) => {
    browserWith(permission);
    const { screen, question } = await openBooked();
    await settled(screen);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('shows no offer where the provider sends no pushes', async () => {
    browserWith('default');
    const gateway = gatewayWith();
    gateway.answer(pushState, { ...answer, chiave: null, dispositivi: [] });
    const { screen, question } = await openBooked(gateway);
    await settled(screen);
    expect(gateway.asked(pushState)).not.toEqual([]);
    await expect.element(question).not.toBeInTheDocument();
  });

  it('shows no offer to an operator who acts for a customer', async () => {
    browserWith('default');
    acting();
    const gateway = gatewayWith();
    const { screen, question } = await openBooked(gateway);
    await settled(screen);
    await expect.element(question).not.toBeInTheDocument();
    expect(gateway.asked(pushState)).toEqual([]);
  });
});

describe('the subscription of the browser', () => {
  it.each([
    ['returns the one that there is for the same key', answer.chiave ?? '', 0],
    ['ends one for an earlier key of the server', 'BEarlierKeyOfTheServer', 1],
  ])('%s', async (_, subscribedFor, times) => {
    const { unsubscribe, subscribe } = browserWith('default', { decision: 'granted', subscribedFor });
    const { screen } = await openBooked();
    await screen.getByRole('button', { name: 'Attiva le notifiche' }).click();
    await expect.element(screen.getByText('Notifiche attive su questo dispositivo')).toBeVisible();
    expect(unsubscribe).toHaveBeenCalledTimes(times);
    expect(subscribe).toHaveBeenCalledOnce();
  });
});
