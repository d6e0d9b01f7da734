import { footer } from '@sportello/calls';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../test/accessible.ts';
import { fakeGateway } from '../../test/gateway.ts';
import { open } from '../../test/open.tsx';

it('a foot that can’t be read leaves the provider’s name', async () => {
  const gateway = fakeGateway();
  gateway.reject(footer, 'S-001');
  const screen = await open('/my-edison', { gateway });
  const foot = screen.getByRole('contentinfo');
  await expect.element(foot.getByRole('link', { name: 'Aurora Energia' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});
