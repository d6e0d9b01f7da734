import { login } from '@sportello/calls';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

async function openLogin(gateway = fakeGateway()) {
  const screen = await open('/login', { gateway, username: null });
  return {
    ...screen,
    username: screen.getByLabelText('Nome utente'),
    password: screen.getByLabelText('Password', { exact: true }),
    enter: screen.getByRole('button', { name: 'Accedi', exact: true }),
  };
}

describe('the sign-in', () => {
  it('tells what is missing at its field, and goes to the first', async () => {
    const { enter, username, password, getByText } = await openLogin();
    await enter.click();
    await expect.element(username).toHaveFocus();
    await expect.element(username).toHaveAccessibleDescription('Scrivi il tuo nome utente.');
    await expect.element(getByText('Scrivi la tua password.')).toBeVisible();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await userEvent.keyboard('luce');
    await expect.element(getByText('Scrivi il tuo nome utente.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveFocus();
  });

  it('keeps the username of a wrong password, and waits for another', async () => {
    const gateway = fakeGateway();
    gateway.reject(login, 'CREDENTIALS_WRONG');
    const { enter, username, password, getByRole } = await openLogin(gateway);
    await username.fill('gas');
    await password.fill('sbagliata');
    await enter.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Nome utente o password non corretti.');
    await expect.element(username).toHaveValue('gas');
    await expect.element(password).toHaveFocus();
    await expectAccessible();
  });

  it('says that the service does not answer, and works again', async () => {
    const gateway = fakeGateway();
    gateway.lose(login);
    const { enter, username, password, getByRole, path } = await openLogin(gateway);
    await username.fill('full');
    await password.fill('Sportello-2026');
    await enter.click();
    await expect.element(getByRole('alert')).toMatchTextContent('Il servizio non risponde');
    gateway.answer(login, login.example.answer);
    await enter.click();
    await expect.poll(path).toBe('/my-edison');
    await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('Giulia Ferri');
  });
});

describe('the provider’s pictures (fornitore.marchio.1)', () => {
  const svg = (width: number, height: number) => ({
    src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`,
    width,
    height,
  });
  const openWith = (shown: object) =>
    openLogin(fakeGateway({ brand: { name: 'Alba Luce e Gas', homePage: 'https://www.example.it', ...shown } }));
  const header = () => document.querySelector('header');
  const boxOf = (src: string) => document.querySelector(`img[src='${src}']`)?.getBoundingClientRect();

  it('shows a wide logo within 200 by 40 pixels, and no name beside it', async () => {
    const logo = svg(800, 100);
    const { getByRole } = await openWith({ logo });
    await expect.element(getByRole('img', { name: 'Alba Luce e Gas' })).toBeVisible();
    expect(boxOf(logo.src)).toMatchObject({ width: 200, height: 25 });
    expect(header()?.textContent).not.toContain('Alba');
  });

  it('shows a square logo with the name beside it, on a light ground if it needs one', async () => {
    const logo = { ...svg(64, 64), plate: true };
    const { getByText } = await openWith({ logo });
    await expect.element(getByText('Alba Luce e Gas')).toBeVisible();
    const image = document.querySelector(`img[src='${logo.src}']`);
    expect(image).toMatchObject({ width: 40, height: 40, alt: '' });
    expect(image && getComputedStyle(image).backgroundColor).toBe('rgb(255, 255, 255)');
    await expectAccessible();
  });

  it('shows the provider’s illustration instead of the house', async () => {
    const illustration = svg(720, 460);
    await openWith({ illustration });
    await expect.poll(() => boxOf(illustration.src)?.height).toBeGreaterThan(100);
    expect(header()?.querySelector('svg[viewBox="0 0 720 460"]')).toBeNull();
  });

  it('shows no illustration where the provider has switched it off', async () => {
    const { username } = await openWith({ illustration: false });
    await expect.element(username).toBeVisible();
    await expect.poll(() => header()?.getBoundingClientRect().height).toBeGreaterThan(50);
    expect(header()?.querySelector('svg[viewBox="0 0 720 460"]')).toBeNull();
  });
});
