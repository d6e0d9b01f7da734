import { recuperoLista } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { fakeGateway } from '../../../../test/gateway.ts';
import { open } from '../../../../test/open.tsx';
import { declaration } from './declaration.ts';

const PATH = '/accessibilita';
const accessibility = { email: 'barriere@example.it', phone: '02 1234 5678' };

it('shows a visitor standard, state, barriers and day, without a call (assistenza.accessibilita.1)', async () => {
  const gateway = fakeGateway({ accessibility });
  const screen = await open(PATH, { gateway, username: null });
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Dichiarazione di accessibilità');
  await expect.element(screen.getByText(/EN 301 549, che comprende le regole WCAG 2\.1 di livello AA/)).toBeVisible();
  await expect.element(screen.getByText(/parzialmente conforme/)).toBeVisible();
  const barriers = screen.getByRole('region', { name: 'Contenuti non accessibili' }).getByRole('listitem');
  await expect.poll(() => barriers.elements().length).toBe(declaration.barriers.length);
  await expect.element(screen.getByText(/autovalutazione, fatta il 26 novembre 2026/)).toBeVisible();
  await expect.element(screen.getByText('Vale per l’area clienti di Aurora Energia.')).toBeVisible();
  expect(gateway.asked(recuperoLista)).toEqual([]);
  await expectAccessible();
});

it.each([
  [accessibility, ['barriere@example.it', 'Chiama 02 1234 5678']],
  [{ email: 'barriere@example.it' }, ['barriere@example.it', 'Chiama 800 000 000']],
  [undefined, ['Chiama 800 000 000']],
])('shows a visitor the ways of %o to report a barrier', async (given, ways) => {
  const gateway = fakeGateway(given && { accessibility: given });
  const screen = await open(PATH, { gateway, username: null });
  const links = screen.getByRole('region', { name: 'Segnala un problema' }).getByRole('link');
  await expect.poll(() => links.elements().map((link) => link.textContent)).toEqual(ways);
});

it('shows the provider’s site where the configuration has neither mail nor telephone', async () => {
  const screen = await open(PATH, { gateway: fakeGateway({ callCentre: {} }), username: null });
  await expect
    .element(screen.getByRole('link', { name: 'I recapiti di Aurora Energia' }))
    .toHaveAttribute('href', 'https://www.example.com');
});

it('shows whoever is signed in the contact form first', async () => {
  const screen = await open(PATH, { gateway: fakeGateway({ accessibility }) });
  const links = screen.getByRole('region', { name: 'Segnala un problema' }).getByRole('link');
  await expect.element(links.first()).toMatchTextContent('Scrivici dall’area clienti');
  await expect.element(links.first()).toHaveAttribute('href', '/my-edison/assistenza/scrivici');
  await expect.element(screen.getByRole('link', { name: 'Torna all’area clienti' })).toBeVisible();
});

it('shows staff no contact form, which is the customers’ (assistenza.accessibilita.1)', async () => {
  sessionStorage.setItem('sportello.known.person.operatore', 'STAFF');
  const screen = await open(PATH, { gateway: fakeGateway({ accessibility }), username: 'operatore' });
  await expect.element(screen.getByRole('link', { name: 'Torna all’area clienti' })).toBeVisible();
  const links = screen.getByRole('region', { name: 'Segnala un problema' }).getByRole('link');
  expect(links.elements().map((link) => link.textContent)).toEqual(['barriere@example.it', 'Chiama 02 1234 5678']);
});
