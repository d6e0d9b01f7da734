import { recuperaDatiProfilo, recuperoLista } from '@sportello/calls';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { fakeGateway, type FakeGateway } from '../../test/gateway.ts';
import { open } from '../../test/open.tsx';

const openOnDesktop = async (gateway: FakeGateway) => {
  await page.viewport(1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const screen = await open('/my-edison/profilo', { gateway });
  return screen.getByRole('navigation', { name: 'Menu principale' });
};

const names = (bar: Awaited<ReturnType<typeof openOnDesktop>>) =>
  bar
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);

it('shows the side bar’s lower places all at once, so that none is pushed down', async () => {
  const gateway = fakeGateway();
  const contracts = gateway.hold(recuperoLista);
  const bar = await openOnDesktop(gateway);
  await expect.poll(() => gateway.asked(recuperoLista)).toHaveLength(1);
  expect(names(bar)).not.toContain('Dispositivi e accessi');
  contracts.letThrough();
  await expect.poll(() => names(bar)).toContain('Dispositivi e accessi');
  expect(names(bar)).toContain('Giro guidato');
});

it('leads to the devices when the profile can’t be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(recuperaDatiProfilo, 'S-001');
  const bar = await openOnDesktop(gateway);
  await expect.poll(() => names(bar)).toContain('Dispositivi e accessi');
});
