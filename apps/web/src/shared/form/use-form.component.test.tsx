import { cambioPassword, checkUsername, registerCustomer, resetPasswordAuthorize, sendOTP } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

describe('a form', () => {
  it('says which field is missing, and goes to the first', async () => {
    const screen = await open('/my-edison/contratti/4000000001/gestisci');
    await screen.getByRole('button', { name: 'Cambia i dati catastali' }).click();
    const sheet = screen.getByLabelText('Foglio');
    await sheet.fill('');
    await screen.getByLabelText('Particella').fill('');
    await screen.getByRole('region', { name: 'Dati catastali' }).getByRole('button', { name: 'Salva' }).click();
    await expect.element(sheet).toHaveFocus();
    await expect.element(sheet).toHaveAccessibleDescription('Scrivi il foglio.');
    await expect.element(screen.getByText('Scrivi la particella.')).toBeVisible();
    await sheet.fill('12');
    await expect.element(screen.getByText('Scrivi il foglio.')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Scrivi la particella.')).toBeVisible();
  });

  it('tells a rejected field at its place, and nowhere else', async () => {
    const gateway = fakeGateway();
    gateway.reject(sendOTP, 'CONTACT_LOCKED', { mail: 'CONTACT_LOCKED' });
    const screen = await open('/my-edison/profilo/contatti', { gateway });
    const mail = screen.getByLabelText('Email');
    await mail.fill('giulia.nuova@example.it');
    await screen.getByRole('button', { name: 'Salva' }).click();
    await expect.element(mail).toHaveFocus();
    await expect.element(mail).toHaveAccessibleDescription(/per adesso l’email non si può cambiare/);
    await expect.element(mail).toHaveValue('giulia.nuova@example.it');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for the code of a new address that it shows as it was typed, in the field of the code', async () => {
    const screen = await open('/my-edison/profilo/contatti');
    await screen.getByLabelText('Email').fill('giulia.nuova@example.it');
    await screen.getByRole('button', { name: 'Salva' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Conferma che è tuo' });
    await expect.element(dialog.getByLabelText('Codice di 6 cifre')).toHaveFocus();
    await expect.element(dialog).toMatchTextContent('Lo abbiamo mandato a giulia.nuova@example.it.');
    await expectAccessible();
  });

  it('goes on at the password that was wrong, once the dialog that says so is closed', async () => {
    const gateway = fakeGateway();
    gateway.reject(cambioPassword, 'BADP000');
    const screen = await open('/my-edison/profilo/password', { gateway });
    const current = screen.getByLabelText('Password attuale');
    await current.fill('Non-E-Questa-1');
    await screen.getByLabelText('Nuova password').fill('Mare-In-Tempesta-8');
    await screen.getByRole('button', { name: 'Cambia la password' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription('La password attuale non è corretta.');
  });
});

describe('after a step the focus is on the title', () => {
  async function openRegistration(gateway = fakeGateway()) {
    const screen = await open('/registrazione', { gateway, username: null });
    const title = screen.getByRole('heading', { level: 1 });
    const next = async (name: string, then: string) => {
      await screen.getByRole('button', { name }).click();
      await expect.element(title).toHaveTextContent(then);
      await expect.element(title).toHaveFocus();
    };
    return { ...screen, title, next };
  }

  it('focuses the title through the registration, and shows a wrong code once with the tries left', async () => {
    const gateway = fakeGateway();
    gateway.reject(registerCustomer, 'CODE_WRONG');
    const { next, getByLabelText, getByText, getByRole } = await openRegistration(gateway);
    await getByLabelText('Codice fiscale').fill('FRRGLI85M41F205V');
    await getByLabelText('Codice cliente').fill('1000000001');
    await next('Continua', 'Il tuo accesso');
    gateway.answer(checkUsername, { libero: false });
    const username = getByLabelText('Nome utente');
    await username.fill('giulia.ferri');
    await getByLabelText('Password', { exact: true }).fill('Campo-Di-Grano-7');
    await getByRole('button', { name: 'Continua' }).click();
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAccessibleDescription(/^Lo username inserito non è disponibile/);
    gateway.answer(checkUsername, { libero: true });
    await username.fill('giulia-ferri-1');
    await next('Continua', 'Condizioni e consensi');
    await getByText('Accetto le condizioni d’uso').click();
    await next('Continua', 'Conferma che sei tu');
    await next('Ricevi il codice', 'Scrivi il codice');
    const code = getByLabelText('Codice di 6 cifre');
    await code.fill('000000');
    await getByRole('button', { name: 'Crea l’accesso' }).click();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription('Il codice non è giusto: ti restano 2 tentativi.');
    await expect.element(getByText(/e hai 2 tentativi\./)).toBeVisible();
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
    gateway.reject(registerCustomer, 'UIDP001');
    await code.fill('483920');
    await getByRole('button', { name: 'Crea l’accesso' }).click();
    await expect.element(getByLabelText('Nome utente')).toHaveFocus();
    await getByLabelText('Nome utente').fill('giulia-ferri-2');
    await getByLabelText('Password', { exact: true }).fill('Campo-Di-Grano-7');
    gateway.answer(registerCustomer, {});
    await next('Continua', 'Scrivi il codice');
    await getByLabelText('Codice di 6 cifre').fill('483920');
    await next('Crea l’accesso', 'Il tuo accesso è pronto');
  });

  it('focuses the title through the recovery', async () => {
    const gateway = fakeGateway();
    const screen = await open('/recupera-credenziali', { gateway, username: null });
    const title = screen.getByRole('heading', { level: 1 });
    await screen.getByRole('button', { name: /La password/ }).click();
    await expect.element(title).toHaveFocus();
    await screen.getByLabelText('Nome utente').fill('full');
    await screen.getByRole('button', { name: 'Ricevi il codice' }).click();
    await expect.element(title).toHaveTextContent('Scrivi il codice');
    await expect.element(title).toHaveFocus();
    gateway.reject(resetPasswordAuthorize, 'CODE_WRONG');
    const code = screen.getByLabelText('Codice di 6 cifre');
    await code.fill('000000');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription(/^Il codice non è giusto: ti rest/);
  });
});
