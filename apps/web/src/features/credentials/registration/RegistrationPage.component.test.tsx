import { checkUsername, registerCustomer, sendVerificationCode, verifyCustomer } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';

type Screen = Awaited<ReturnType<typeof open>>;

const openRegistration = (gateway = fakeGateway(), path = '/registrazione') => open(path, { gateway, username: null });
const title = (screen: Screen) => screen.getByRole('heading', { level: 1 });
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true });
const next = (screen: Screen) => button(screen, 'Continua').click();

async function fillWho(screen: Screen): Promise<void> {
  await field(screen, 'Codice fiscale').fill(' frrgli85m41f205v ');
  await field(screen, 'Codice cliente').fill('1000000001');
  await next(screen);
}

async function chooseAccess(screen: Screen): Promise<void> {
  await expect.element(title(screen)).toHaveTextContent('Il tuo accesso');
  await field(screen, 'Nome utente').fill('giulia.ferri');
  await field(screen, 'Password').fill('Campo-Di-Grano-7');
  await next(screen);
}

async function accept(screen: Screen): Promise<void> {
  await expect.element(title(screen)).toHaveTextContent('Condizioni e consensi');
  await screen.getByLabelText('Accetto le condizioni d’uso').click();
  await next(screen);
}

async function toCode(screen: Screen): Promise<void> {
  await fillWho(screen);
  await chooseAccess(screen);
  await accept(screen);
  await button(screen, 'Ricevi il codice').click();
  await expect.element(title(screen)).toHaveTextContent('Scrivi il codice');
}

describe('who registers', () => {
  it('marks missing or wrong data at its field, and sends nothing', async () => {
    const screen = await openRegistration();
    await next(screen);
    const identifier = field(screen, 'Codice fiscale');
    await expect.element(identifier).toHaveFocus();
    await expect.element(screen.getByText('Scrivi il codice fiscale o la partita IVA.')).toBeVisible();
    await expect.element(screen.getByText(/^Scrivi il codice cliente/)).toBeVisible();
    await expectAccessible();
    for (const wrong of ['FRRGLI85M41F205X', 'ПРИВЕТ', 'x'.repeat(40)]) {
      await identifier.fill(wrong);
      await expect.element(identifier).not.toHaveAttribute('aria-invalid', 'true');
      await next(screen);
      await expect.element(identifier).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible();
    expect(screen.gateway.asked(verifyCustomer)).toEqual([]);
  });

  it.each([
    ['Per casa mia', 'Codice fiscale'],
    ['Per un condominio che amministro', 'Codice fiscale o partita IVA'],
    ['Per la mia impresa', 'Partita IVA'],
  ])('shows for %s the field %s', async (who, identifier) => {
    const screen = await openRegistration();
    await screen.getByRole('radio', { name: who }).click();
    await expect.element(field(screen, identifier)).toBeVisible();
  });

  it('rejects a customer who cannot be registered, and keeps what was typed', async () => {
    const gateway = fakeGateway();
    gateway.reject(verifyCustomer, '10');
    const screen = await openRegistration(gateway);
    await fillWho(screen);
    await expect.element(screen.getByText(/utente non può essere registrato\./)).toBeVisible();
    await expect.element(field(screen, 'Codice cliente')).toHaveValue('1000000001');
    await expectAccessible();
  });

  it('shows that the outcome is unknown without an answer, and continues on the next try', async () => {
    const gateway = fakeGateway();
    gateway.lose(verifyCustomer);
    const screen = await openRegistration(gateway);
    await fillWho(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Non sappiamo se la richiesta è arrivata');
    await expectAccessible();
    gateway.answer(verifyCustomer, verifyCustomer.example.answer);
    await next(screen);
    await expect.element(title(screen)).toHaveTextContent('Il tuo accesso');
  });
});

describe('the new access', () => {
  it('needs a username and a password that hold, told at their fields', async () => {
    const screen = await openRegistration();
    await fillWho(screen);
    await expect.element(title(screen)).toHaveTextContent('Il tuo accesso');
    await next(screen);
    await expect.element(screen.getByText('Lo username non può essere vuoto.')).toBeVisible();
    await expect.element(screen.getByText('Scrivi la password.')).toBeVisible();
    await expect.element(field(screen, 'Nome utente')).toHaveFocus();
    await expectAccessible();
    await field(screen, 'Nome utente').fill('giulia però');
    await field(screen, 'Password').fill('corta');
    await next(screen);
    await expect.element(screen.getByText(/^Usa lettere senza accenti/)).toBeVisible();
    await expect.element(field(screen, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    expect(screen.gateway.asked(checkUsername)).toEqual([]);
  });

  it('shows at its field that the username is taken (credenziali.username.3)', async () => {
    const gateway = fakeGateway();
    gateway.answer(checkUsername, { libero: false });
    const screen = await openRegistration(gateway);
    await fillWho(screen);
    await chooseAccess(screen);
    await expect.element(screen.getByText(/^Lo username inserito non è disponibile\./)).toBeVisible();
    await expect.element(field(screen, 'Nome utente')).toHaveFocus();
    await expectAccessible();
  });

  it('shows that the customer was invited', async () => {
    const screen = await openRegistration(fakeGateway(), '/registrazione?invito=ABCD2345');
    await fillWho(screen);
    await expect.element(screen.getByText('Ti registri con l’invito di un amico.')).toBeVisible();
  });
});

describe('the terms and the code', () => {
  it('requires the terms and a valid code before it registers the customer', async () => {
    const screen = await openRegistration();
    await fillWho(screen);
    await chooseAccess(screen);
    await expect.element(title(screen)).toHaveTextContent('Condizioni e consensi');
    await next(screen);
    await expect.element(screen.getByText('Per continuare accetta le condizioni d’uso.')).toBeVisible();
    await expectAccessible();
    await accept(screen);
    await button(screen, 'Ricevi il codice').click();
    const send = button(screen, 'Crea l’accesso');
    await send.click();
    await expect.element(screen.getByText('Scrivi il codice che ti abbiamo mandato.')).toBeVisible();
    const code = field(screen, 'Codice di 6 cifre');
    await code.fill('12ab');
    await send.click();
    await expect.element(screen.getByText(/^Sono 6 cifre/)).toBeVisible();
    await expectAccessible();
    expect(screen.gateway.asked(registerCustomer)).toEqual([]);
    await code.fill(' 483 920 ');
    await send.click();
    await expect.element(title(screen)).toHaveTextContent('Il tuo accesso è pronto');
    await expect.element(title(screen)).toHaveFocus();
    await expectAccessible();
    const [request] = screen.gateway.asked(registerCustomer);
    expect(await request?.json()).toMatchObject({
      codice: '483920',
      username: 'giulia.ferri',
      accettaCondizioni: true,
      consensi: [
        { codice: 'MARKETING', concesso: false },
        { codice: 'PROFILAZIONE', concesso: false },
        { codice: 'TERZI', concesso: false },
      ],
    });
  });

  it('sends as given only the consents that were checked', async () => {
    const screen = await openRegistration();
    await fillWho(screen);
    await chooseAccess(screen);
    await expect.element(title(screen)).toHaveTextContent('Condizioni e consensi');
    const profiling = screen.getByLabelText('Potete usare i miei consumi per proposte su misura');
    const marketing = screen.getByLabelText('Voglio ricevere offerte e novità');
    await profiling.click();
    await marketing.click();
    await marketing.click();
    await accept(screen);
    await button(screen, 'Ricevi il codice').click();
    await field(screen, 'Codice di 6 cifre').fill('483920');
    await button(screen, 'Crea l’accesso').click();
    await expect.element(title(screen)).toHaveTextContent('Il tuo accesso è pronto');
    const [request] = screen.gateway.asked(registerCustomer);
    expect(await request?.json()).toMatchObject({
      consensi: [
        { codice: 'MARKETING', concesso: false },
        { codice: 'PROFILAZIONE', concesso: true },
        { codice: 'TERZI', concesso: false },
      ],
    });
  });

  it('asks for a contact where the provider has none, and validates it', async () => {
    const gateway = fakeGateway();
    gateway.answer(verifyCustomer, { ...verifyCustomer.example.answer, contatti: [] });
    const screen = await openRegistration(gateway);
    await fillWho(screen);
    await chooseAccess(screen);
    await accept(screen);
    const send = button(screen, 'Ricevi il codice');
    await send.click();
    await expect.element(screen.getByText('Scrivi il tuo indirizzo email.')).toBeVisible();
    await field(screen, 'Il tuo indirizzo email').fill('giulia@');
    await send.click();
    await expect.element(screen.getByText('Scrivi un indirizzo come nome@esempio.it.')).toBeVisible();
    await screen.getByRole('radio', { name: 'SMS' }).click();
    await send.click();
    await expect.element(screen.getByText('Scrivi il tuo numero di cellulare.')).toBeVisible();
    await expectAccessible();
    expect(gateway.asked(sendVerificationCode)).toEqual([]);
  });

  it('shows how many tries are left after a wrong code', async () => {
    const gateway = fakeGateway();
    gateway.reject(registerCustomer, 'CODE_WRONG');
    const screen = await openRegistration(gateway);
    await toCode(screen);
    await field(screen, 'Codice di 6 cifre').fill('000000');
    await button(screen, 'Crea l’accesso').click();
    await expect.element(screen.getByText(/^Il codice non è giusto: ti rest/)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['the name is taken by then', 'UIDP001', 'Il tuo accesso', /^Lo username inserito non è disponibile\./],
    ['the time has run out', 'PROCEDURE_EXPIRED', 'Registrati', /./],
  ] as const)('returns to the step to repeat where %s', async (_, code, heading, words) => {
    const gateway = fakeGateway();
    gateway.reject(registerCustomer, code);
    const screen = await openRegistration(gateway);
    await toCode(screen);
    await field(screen, 'Codice di 6 cifre').fill('483920');
    await button(screen, 'Crea l’accesso').click();
    await expect.element(title(screen)).toHaveTextContent(heading);
    const said = code === 'UIDP001' ? screen.getByText(words) : screen.getByRole('alert');
    await expect.element(said).toBeVisible();
    await expectAccessible();
  });
});
