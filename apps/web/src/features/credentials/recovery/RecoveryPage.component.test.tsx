import { recuperoCredenziali, resetPassword, resetPasswordAuthorize } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

const RECOVERY = '/recupera-credenziali';
const LINK = `${RECOVERY}#id=rec_nessuno&codice=non-buono`;

type Screen = Awaited<ReturnType<typeof open>>;

const openRecovery = (path: string, gateway = fakeGateway()) => open(path, { gateway, username: null });
const title = (screen: Screen) => screen.getByRole('heading', { level: 1 });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });

async function toCode(screen: Screen): Promise<void> {
  await field(screen, 'Nome utente').fill('giulia.ferri');
  await button(screen, 'Ricevi il codice').click();
  await expect.element(title(screen)).toHaveTextContent('Scrivi il codice');
}

describe('a forgotten username', () => {
  it('rejects an empty identifier at its field, without a request', async () => {
    const screen = await openRecovery(`${RECOVERY}?passo=username`);
    await button(screen, 'Ricevi il nome utente').click();
    await expect.element(screen.getByText('Scrivi il codice fiscale o la partita IVA.')).toBeVisible();
    await expect.element(field(screen, 'Codice fiscale o partita IVA')).toHaveFocus();
    await expectAccessible();
    expect(screen.gateway.asked(recuperoCredenziali)).toEqual([]);
  });

  it('shows that the username is on its way if there is an account', async () => {
    const screen = await openRecovery(`${RECOVERY}?passo=username`);
    await field(screen, 'Codice fiscale o partita IVA').fill('frrgli85m41f205v');
    await button(screen, 'Ricevi il nome utente').click();
    await expect.element(title(screen)).toHaveTextContent('Controlla i tuoi messaggi');
    await expect.element(screen.getByText(/^Se con questi dati c’è un accesso/)).toBeVisible();
    await expect.element(title(screen)).toHaveFocus();
    await expectAccessible();
  });
});

describe('a forgotten password', () => {
  it('offers password recovery, and requires a username', async () => {
    const screen = await openRecovery(RECOVERY);
    await expectAccessible();
    await screen.getByRole('button', { name: /^La password/ }).click();
    await expect.element(title(screen)).toHaveTextContent('Nuova password');
    await button(screen, 'Ricevi il codice').click();
    await expect.element(screen.getByText('Lo username non può essere vuoto.')).toBeVisible();
    await expectAccessible();
    expect(screen.gateway.asked(recuperoCredenziali)).toEqual([]);
  });

  it('gets the same answer for a username that nobody has (credenziali.recupero.2)', async () => {
    const screen = await openRecovery(`${RECOVERY}?passo=password`);
    await toCode(screen);
    await expect.element(screen.getByText(/^Se i dati sono giusti, il codice è in arrivo\./)).toBeVisible();
    await expectAccessible();
  });

  it('shows an alert where recovery was requested too often, and keeps the username', async () => {
    const gateway = fakeGateway();
    gateway.reject(recuperoCredenziali, 'TOO_MANY_ATTEMPTS');
    const screen = await openRecovery(`${RECOVERY}?passo=password`, gateway);
    await field(screen, 'Nome utente').fill('giulia.ferri');
    await button(screen, 'Ricevi il codice').click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(field(screen, 'Nome utente')).toHaveValue('giulia.ferri');
    await expectAccessible();
  });

  it('needs the code that was sent, whose tries are counted, and another where it is too old', async () => {
    const gateway = fakeGateway();
    gateway.reject(resetPasswordAuthorize, 'CODE_WRONG');
    const screen = await openRecovery(`${RECOVERY}?passo=password`, gateway);
    await toCode(screen);
    const next = button(screen, 'Continua');
    await next.click();
    await expect.element(screen.getByText('Scrivi il codice che ti abbiamo mandato.')).toBeVisible();
    await field(screen, 'Codice di 6 cifre').fill('000000');
    await next.click();
    await expect.element(screen.getByText(/^Il codice non è giusto: ti rest/)).toBeVisible();
    await expectAccessible();
    gateway.reject(resetPasswordAuthorize, 'CODE_EXPIRED');
    await field(screen, 'Codice di 6 cifre').fill('483920');
    await next.click();
    await expect.element(screen.getByText(/scadut/).first()).toBeVisible();
    await button(screen, 'Chiedi un altro codice').click();
    await expect.element(field(screen, 'Nome utente')).toBeVisible();
  });

  it('gives way to a new one, whose faults are told at its field', async () => {
    const gateway = fakeGateway();
    gateway.reject(resetPassword, 'PWDP001');
    const screen = await openRecovery(`${RECOVERY}?passo=password`, gateway);
    await toCode(screen);
    await field(screen, 'Codice di 6 cifre').fill(' 483 920 ');
    await button(screen, 'Continua').click();
    await expect.element(title(screen)).toHaveTextContent('Scegli una nuova password');
    const save = button(screen, 'Salva la nuova password');
    await save.click();
    await expect.element(screen.getByText('Scrivi la password.')).toBeVisible();
    expect(gateway.asked(resetPassword)).toEqual([]);
    await field(screen, 'Password').fill('Campo-Di-Grano-7');
    await save.click();
    await expect.element(field(screen, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    gateway.answer(resetPassword, resetPassword.example.answer);
    await field(screen, 'Password').fill('Mare-In-Tempesta-8');
    await save.click();
    await expect.element(title(screen)).toHaveTextContent('La nuova password è pronta');
    await expect.element(title(screen)).toHaveFocus();
    await expectAccessible();
  });
});

describe('the link of the message', () => {
  it('leads to a new password, and leaves the address at once: what it carries is a secret', async () => {
    const screen = await openRecovery(LINK);
    await expect.element(title(screen)).toHaveTextContent('Scegli una nuova password');
    await expect.poll(screen.hash).toBe('');
    await expectAccessible();
    expect(screen.gateway.asked(resetPasswordAuthorize)).toEqual([]);
    await button(screen, 'Continua').click();
    await expect.element(field(screen, 'Password')).toBeVisible();
    const [request] = screen.gateway.asked(resetPasswordAuthorize);
    expect(await request?.json()).toMatchObject({ idRecupero: 'rec_nessuno', codice: 'non-buono' });
  });

  it('shows an alert for a used link, and offers another code', async () => {
    const gateway = fakeGateway();
    gateway.reject(resetPasswordAuthorize, 'CODE_WRONG');
    const screen = await openRecovery(LINK, gateway);
    await button(screen, 'Continua').click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await button(screen, 'Chiedi un altro codice').click();
    await expect.element(field(screen, 'Nome utente')).toBeVisible();
  });
});
