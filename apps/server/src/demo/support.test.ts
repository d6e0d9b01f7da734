import { expect, it } from 'vitest';
import { supportNotificationsOf } from './support.ts';

it.each(['prospect', 'switchout'])('%s, who has no contract, is told of no bill', (username) => {
  expect(supportNotificationsOf(username).map(({ target }) => target)).toEqual(['PROFILO']);
});

it('promises nothing that hangs on who reads it', () => {
  for (const { text } of supportNotificationsOf('full')) expect(text).not.toMatch(/puoi pagarla|archivio/);
});
