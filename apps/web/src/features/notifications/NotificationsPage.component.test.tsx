import { notifications, readAllNotifications, readNotification, supplyRequests } from '@sportello/calls';
import { NOTIFICATION_READ_STATE_LABELS } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { acting } from '../../../test/acting.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PATH = '/my-edison/notifiche';

describe('the notifications', () => {
  it('shows notifications with their state', async () => {
    const screen = await open(PATH);
    await expect.element(screen.getByRole('heading', { name: 'La tua bolletta è arrivata' })).toBeVisible();
    await expect.element(screen.getByText('Da Leggere', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^Vai a E-Wallet La tua bolletta è arrivata: / }))
      .toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['the requests', true, '/my-edison/pratiche'],
    ['the messages, without requests', false, '/my-edison/assistenza/richieste'],
  ])('links the target PRATICHE to %s', async (_, hasRequests, href) => {
    const all = fakeGateway().config.capabilities;
    const capabilities = hasRequests ? all : all.filter((id) => id !== supplyRequests.id);
    const gateway = fakeGateway({ capabilities });
    const { notifiche, ...rest } = notifications.example.answer;
    gateway.answer(notifications, {
      ...rest,
      notifiche: notifiche.map((one) => ({ ...one, destinazione: 'PRATICHE' as const })),
    });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('link', { name: /^Scopri di più/ })).toHaveAttribute('href', href);
  });

  it('shows that there are no notifications yet', async () => {
    const gateway = fakeGateway();
    gateway.answer(notifications, { notifiche: [], daLeggere: 0, altre: false });
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('heading', { name: 'Nessuna notifica' })).toBeVisible();
    await expectAccessible();
  });

  it('hides the mark as read from an operator in the customer’s name (operatore.impersonare.7)', async () => {
    acting({ mode: 'MODIFICA' });
    const screen = await open(PATH, { username: 'operatore' });
    await expect.element(screen.getByText('Da Leggere', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Segna/ }).all()).toEqual([]);
  });

  it('shows an error where notifications can’t be read, and retries', async () => {
    const gateway = fakeGateway();
    gateway.reject(notifications, 'S-001');
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non riusciamo a caricare le notifiche');
    await expect.element(screen.getByText('Codice S-001 · Richiesta prova-1')).toBeVisible();
    await expectAccessible();
    gateway.answer(notifications, notifications.example.answer);
    await screen.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(screen.getByRole('heading', { name: 'La tua bolletta è arrivata' })).toBeVisible();
  });

  it.each([
    ['one of them', readNotification, 'Segna come letta'],
    ['all of them', readAllNotifications, 'Segna tutte come lette'],
  ] as const)('focuses an alert with the request where %s can’t be marked as read', async (_, change, name) => {
    const gateway = fakeGateway();
    gateway.reject(change, 'S-001');
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name }).first().click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Codice S-001 · Richiesta prova-');
    await expectAccessible();
  });

  it('shows that notifications are loading until they are read', async () => {
    const gateway = fakeGateway();
    const { letThrough } = gateway.hold(notifications);
    const screen = await open(PATH, { gateway });
    await expect.element(screen.getByText('Caricamento...').first()).toBeVisible();
    letThrough();
    await expect.element(screen.getByRole('heading', { name: 'La tua bolletta è arrivata' })).toBeVisible();
  });

  it('focuses the title of a notification marked as read, and the count after marking all', async () => {
    const gateway = fakeGateway();
    const { notifiche } = notifications.example.answer;
    const unread = [...notifiche, ...notifiche.map((one) => ({ ...one, id: '16', titolo: 'Il contratto è attivo' }))];
    const read = new Set<string>();
    const now = () => ({
      notifiche: unread.map((one) => ({
        ...one,
        ...(read.has(one.id) && { stato: NOTIFICATION_READ_STATE_LABELS.LETTA }),
      })),
      daLeggere: unread.length - read.size,
      altre: false,
    });
    gateway.answer(notifications, now);
    gateway.answer(readNotification, () => {
      read.add('17');
      return readNotification.example.answer;
    });
    gateway.answer(readAllNotifications, () => {
      for (const { id } of unread) read.add(id);
      return readAllNotifications.example.answer;
    });
    const screen = await open(PATH, { gateway });
    await screen.getByRole('button', { name: 'Segna come letta' }).first().click();
    await expect.element(screen.getByRole('heading', { name: 'La tua bolletta è arrivata' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Segna tutte come lette' }).click();
    await expect.element(screen.getByText('Hai letto tutto')).toHaveFocus();
  });
});
