import { modificaNicknameContratto, recuperaDatiProfilo, renewImpersonation } from '@sportello/calls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { acting } from '../../../test/acting.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const renewal = () => ({
  ...renewImpersonation.example.answer,
  dataScadenza: new Date(Date.now() + 15 * 60_000).toISOString(),
});

describe('the band over every page', () => {
  it('says who acts for whom, why and how long still, and each call carries the customer', async () => {
    acting();
    const gateway = fakeGateway();
    const screen = await open('/my-edison/profilo', { gateway, username: 'operatore' });
    const band = screen.getByRole('region', { name: 'A nome di un cliente' });
    await expect.element(band).toMatchTextContent('operatore per Giulia Ferri (1000000001)');
    await expect.element(band).toMatchTextContent('Solo lettura · ancora 1');
    await expect.element(band).toMatchTextContent('Chiede della bolletta');
    await expect.element(screen.getByRole('heading', { name: 'Dati personali' })).toBeVisible();
    expect(gateway.asked(recuperaDatiProfilo).map(({ headers }) => headers.get('x-codice-cliente'))).toEqual([
      '1000000001',
    ]);
    await expectAccessible();
  });

  it('fits a phone of 320 pixels', async () => {
    acting({ reason: 'Una ragione lunga abbastanza da non stare su una riga sola di un telefono piccolo' });
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(414, 896));
    const screen = await open('/my-edison/profilo', { username: 'operatore' });
    await expect.element(screen.getByRole('button', { name: 'Termina' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('does not offer what is never done in a customer’s name', async () => {
    acting({ mode: 'MODIFICA' });
    const screen = await open('/my-edison/profilo', { username: 'operatore' });
    await expect.element(screen.getByRole('heading', { name: 'Dati personali' })).toBeVisible();
    for (const name of ['Cambia la password', 'Dispositivi e accessi', 'I tuoi dati', 'Chiudi l’accesso', 'Consensi']) {
      expect(screen.getByRole('link', { name }).all()).toEqual([]);
    }
  });
});

describe('who may only look', () => {
  it('reads why a form is closed, in words and before it is sent, and is not called to it', async () => {
    acting();
    const screen = await open('/my-edison/profilo/contatti', { username: 'operatore' });
    await expect.element(screen.getByText(/^Questa operazione non è prevista per il tuo profilo\./)).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
    await expectAccessible();
  });
});

describe('when the time is up', () => {
  it('asks to renew or to end, and goes on', async () => {
    acting({ expiresAt: Date.now() - 1000 });
    const gateway = fakeGateway();
    gateway.answer(renewImpersonation, renewal);
    const screen = await open('/my-edison/profilo', { gateway, username: 'operatore' });
    const dialog = screen.getByRole('dialog', { name: 'Il tempo per Giulia Ferri è scaduto' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Rinnova e continua' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('ancora 1', { exact: false })).toBeVisible();
  });

  it('holds what was being sent until it is renewed, and loses nothing that was typed', async () => {
    acting({ mode: 'MODIFICA' });
    const gateway = fakeGateway();
    gateway.reject(modificaNicknameContratto, 'IMPERSONATION_EXPIRED');
    gateway.answer(renewImpersonation, renewal);
    const { app, ...screen } = await open('/my-edison/profilo', { gateway, username: 'operatore' });
    const { request } = modificaNicknameContratto.example;
    const sent = app.sendingOf(modificaNicknameContratto)(request);
    const dialog = screen.getByRole('dialog', { name: 'Il tempo per Giulia Ferri è scaduto' });
    await expect.element(dialog).toBeVisible();
    gateway.answer(modificaNicknameContratto, modificaNicknameContratto.example.answer);
    await dialog.getByRole('button', { name: 'Rinnova e continua' }).click();
    await sent;
    const [first, second] = await Promise.all(gateway.asked(modificaNicknameContratto).map((one) => one.json()));
    expect(second).toEqual(first);
  });

  it('says when it can’t be renewed any more', async () => {
    acting({ expiresAt: Date.now() - 1000 });
    const gateway = fakeGateway();
    gateway.reject(renewImpersonation, 'IMPERSONATION_EXPIRED');
    const screen = await open('/my-edison/profilo', { gateway, username: 'operatore' });
    await screen.getByRole('button', { name: 'Rinnova e continua' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('cerca di nuovo il cliente');
  });
});
