import { apple } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { fakeGateway } from '../../../test/gateway.ts';
import { open } from '../../../test/open.tsx';

const PAGE = '/my-edison/controllo-energia';
const connectedHome = 'https://casa.example.it/apple?app=1';
const data = '{"sezione":"controllo-energia"}';

it('leads in a new window to the connected home that the server allows (consumo.casa.1)', async () => {
  const gateway = fakeGateway({ connectedHome });
  gateway.answer(apple, { urlRedirect: connectedHome, data });
  const screen = await open(PAGE, { gateway });
  const link = screen.getByRole('link', { name: 'Apri la casa connessa (si apre in una nuova finestra)' });
  const expected = new URL(connectedHome);
  expected.searchParams.set('data', data);
  await expect.element(link).toHaveAttribute('href', expected.href);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  const [asked] = gateway.asked(apple);
  const { searchParams } = new URL(asked?.url ?? '');
  expect([searchParams.get('urlRedirect'), searchParams.get('data')]).toEqual([connectedHome, data]);
  expect(asked?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  await expectAccessible();
});

it('says that it can’t be opened where the server rejects the address, and offers no link', async () => {
  const gateway = fakeGateway({ connectedHome });
  gateway.reject(apple, 'REDIRECT_NOT_ALLOWED');
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByText('Non riusciamo ad aprire la casa connessa in questo momento')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Apri la casa connessa/ })).not.toBeInTheDocument();
});

it('shows no connected home, and does not request it, where the provider has none', async () => {
  const gateway = fakeGateway();
  const screen = await open(PAGE, { gateway });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Controllo energia');
  await expect.element(screen.getByText('Casa connessa')).not.toBeInTheDocument();
  expect(gateway.asked(apple)).toEqual([]);
});
