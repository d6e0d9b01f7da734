import { captchaChallenge, login, recuperoCredenziali, verifyCustomer, type AnswerOf } from '@sportello/calls';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway, type FakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';
import './answer-captcha.tsx';
import './CaptchaDialog.tsx';

// The captcha that a call asks for (sessione.captcha.4). Its code is loaded first, since a busy machine takes long.

async function challenge(): Promise<AnswerOf<typeof captchaChallenge>> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    data: { scade: 9_999_999_999 },
    deriveKey,
    hmacSignatureSecret: 'challenge',
    hmacKeySignatureSecret: 'solution',
  });
  return made as AnswerOf<typeof captchaChallenge>;
}

/** Makes a call reject until it is sent with a captcha. */
function guard(gateway: FakeGateway, entry: typeof login | typeof verifyCustomer | typeof recuperoCredenziali) {
  gateway.reject(entry, 'CAPTCHA_REQUIRED');
  gateway.answer(captchaChallenge, async () => {
    gateway.answer(entry as typeof login, entry.example.answer as typeof login.example.answer);
    return await challenge();
  });
}

async function answersOf(gateway: FakeGateway, entry: Parameters<typeof guard>[1]): Promise<unknown[]> {
  const bodies = await Promise.all(gateway.asked(entry).map(async (request) => (await request.json()) as object));
  return bodies.map((body) => ('recaptcha' in body ? JSON.parse(atob(String(body.recaptcha))) : undefined));
}

/** Waits for the home: a sign-in under way would hold up that of the next test, because React entangles both. */
async function expectHome({ getByRole }: Pick<Awaited<ReturnType<typeof open>>, 'getByRole'>): Promise<void> {
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
}

const solved = { solution: expect.objectContaining({ counter: 5 }), challenge: expect.anything() };

describe('proof of work', () => {
  it('solves a proof of work during a sign-in, which then continues', async () => {
    const gateway = fakeGateway({ captcha: 'proof-of-work' });
    guard(gateway, login);
    const screen = await open('/login', { gateway, username: null });
    await screen.getByLabelText('Nome utente').fill('full');
    await screen.getByLabelText('Password', { exact: true }).fill('Sportello-2026');
    await screen.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expectHome(screen);
    expect(await answersOf(gateway, login)).toEqual([undefined, solved]);
  });

  it('solves a proof of work during a registration, which then continues', async () => {
    const gateway = fakeGateway({ captcha: 'proof-of-work' });
    guard(gateway, verifyCustomer);
    const screen = await open('/registrazione', { gateway, username: null });
    await screen.getByLabelText('Codice fiscale').fill('FRRGLI85M41F205V');
    await screen.getByLabelText('Codice cliente').fill('1000000001');
    await screen.getByRole('button', { name: 'Continua' }).click();
    await expect.poll(screen.search, { timeout: 20_000 }).toBe('?passo=accesso');
    expect(await answersOf(gateway, verifyCustomer)).toEqual([undefined, solved]);
  });

  it.each([
    ['password', 'Nome utente', 'full', 'Ricevi il codice'],
    ['username', 'Codice fiscale o partita IVA', 'FRRGLI85M41F205V', 'Ricevi il nome utente'],
  ])('solves a proof of work during the recovery of the %s', async (step, field, value, action) => {
    const gateway = fakeGateway({ captcha: 'proof-of-work' });
    guard(gateway, recuperoCredenziali);
    const screen = await open(`/recupera-credenziali?passo=${step}`, { gateway, username: null });
    await screen.getByLabelText(field).fill(value);
    await screen.getByRole('button', { name: action }).click();
    await expect.poll(() => gateway.asked(recuperoCredenziali).length, { timeout: 20_000 }).toBe(2);
    expect(await answersOf(gateway, recuperoCredenziali)).toEqual([undefined, solved]);
  });

  it('says that it failed, and keeps what was typed', async () => {
    const gateway = fakeGateway({ captcha: 'proof-of-work' });
    gateway.reject(login, 'CAPTCHA_REQUIRED');
    gateway.reject(captchaChallenge, 'S-001');
    const screen = await open('/login', { gateway, username: null });
    await screen.getByLabelText('Nome utente').fill('full');
    await screen.getByLabelText('Password', { exact: true }).fill('Sportello-2026');
    const enter = screen.getByRole('button', { name: 'Accedi', exact: true });
    await enter.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Il servizio non è disponibile');
    await expect.element(screen.getByLabelText('Nome utente')).toHaveValue('full');
    guard(gateway, login);
    await enter.click();
    await expectHome(screen);
  });

  it('shows the error of a server that asks for a captcha where none is configured', async () => {
    const gateway = fakeGateway();
    gateway.reject(login, 'CAPTCHA_REQUIRED');
    const screen = await open('/login', { gateway, username: null });
    await screen.getByLabelText('Nome utente').fill('full');
    await screen.getByLabelText('Password', { exact: true }).fill('Sportello-2026');
    await screen.getByRole('button', { name: 'Accedi', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('serve una verifica di sicurezza');
    expect(gateway.asked(login)).toHaveLength(1);
  });
});

describe('the widget of a service', () => {
  async function askFor() {
    const gateway = fakeGateway({ captcha: 'service' });
    gateway.reject(login, 'CAPTCHA_REQUIRED');
    const screen = await open('/login', { gateway, username: null });
    await screen.getByLabelText('Nome utente').fill('full');
    await screen.getByLabelText('Password', { exact: true }).fill('Sportello-2026');
    const enter = screen.getByRole('button', { name: 'Accedi', exact: true });
    await enter.click();
    const dialog = screen.getByRole('dialog', { name: 'Verifica di sicurezza' });
    await expect.element(dialog).toBeVisible();
    const frame = () => dialog.getByTitle('Verifica di sicurezza').element() as HTMLIFrameElement;
    const send = (captcha: object, source: MessageEventSource | null = frame().contentWindow, { origin } = location) =>
      window.dispatchEvent(new MessageEvent('message', { data: { captcha }, source, origin }));
    return { ...screen, gateway, dialog, enter, frame, send };
  }

  it('shows the page of the widget, as high as it is', async () => {
    const { frame, send } = await askFor();
    expect(new URL(frame().src).pathname).toBe('/captcha');
    expect(frame().sandbox.contains('allow-top-navigation')).toBe(false);
    send({ state: 'shown', height: 500 });
    await expect.poll(() => frame().height).toBe('500');
    await expectAccessible();
  });

  it('sends the token of the widget, and goes on', async () => {
    const screen = await askFor();
    const { gateway, send } = screen;
    gateway.answer(login, login.example.answer);
    send({ state: 'solved', token: 'token' });
    await expectHome(screen);
    const [, second] = await Promise.all(gateway.asked(login).map(async (request) => (await request.json()) as object));
    expect(second).toMatchObject({ username: 'full', recaptcha: 'token' });
  });

  it('ignores messages from elsewhere', async () => {
    const { gateway, dialog, frame, send } = await askFor();
    send({ state: 'solved', token: 'token' }, window);
    send({ state: 'solved', token: 'token' }, frame().contentWindow, {
      origin: 'https://elsewhere.example',
    } as Location);
    send({ state: 'shown', height: 300 });
    await expect.poll(() => frame().height).toBe('300');
    await expect.element(dialog).toBeVisible();
    expect(gateway.asked(login)).toHaveLength(1);
  });

  it.each([
    ['unreachable', 'La verifica non si è caricata'],
    ['failed', 'La verifica non è riuscita'],
  ])('explains that it is %s, and tries again', async (state, words) => {
    const { dialog, frame, send } = await askFor();
    send({ state });
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(words);
    await expect.element(dialog.getByRole('alert')).toHaveFocus();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    expect(frame()).toBeInTheDocument();
  });

  it('says that there is no captcha once it is closed, and asks again', async () => {
    const { dialog, enter, getByRole, getByLabelText } = await askFor();
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(getByRole('alert')).toMatchTextContent('La verifica di sicurezza non è riuscita.');
    await expect.element(getByLabelText('Nome utente')).toHaveValue('full');
    await enter.click();
    await expect.element(dialog).toBeVisible();
  });
});
