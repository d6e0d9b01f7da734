import { footer } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/accessible.ts';
import { fakeGateway } from '../../test/gateway.ts';
import { open } from '../../test/open.tsx';

const DECLARATION = 'Accessibilità: dichiarazione';

it('shows the provider’s name and the accessibility declaration where the footer can’t be read', async () => {
  const gateway = fakeGateway();
  gateway.reject(footer, 'S-001');
  const screen = await open('/my-edison', { gateway });
  const foot = screen.getByRole('contentinfo');
  await expect.element(foot.getByRole('link', { name: 'Aurora Energia' })).toBeVisible();
  await expect.element(foot.getByRole('link', { name: DECLARATION })).toHaveAttribute('href', '/accessibilita');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});

it.each([
  ['has', [{ label: DECLARATION, url: '/accessibilita' }]],
  ['lacks', []],
])('shows the declaration once where the content %s it (assistenza.accessibilita.1)', async (_has, links) => {
  const gateway = fakeGateway();
  const faq = { label: 'Domande frequenti', url: '/my-edison/assistenza' };
  gateway.answer(footer, { columns: [{ title: 'Aiuto', links: [faq, ...links] }], legal: 'Esempio Energia S.p.A.' });
  const screen = await open('/my-edison', { gateway });
  const foot = screen.getByRole('contentinfo');
  await expect.element(foot.getByRole('link', { name: 'Domande frequenti' })).toBeVisible();
  expect(foot.getByRole('link', { name: DECLARATION }).elements()).toHaveLength(1);
});
