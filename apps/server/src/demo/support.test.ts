import { expect, it } from 'vitest';
import { supportNotificationsOf } from './support.ts';

it.each(['prospect', 'switchout'])('gives %s, without a contract, only a notification of the profile', (username) => {
  expect(supportNotificationsOf(username).map(({ target }) => target)).toEqual(['PROFILO']);
});

it('promises nothing that hangs on who reads it', () => {
  for (const { text } of supportNotificationsOf('full')) expect(text).not.toMatch(/puoi pagarla|archivio/);
});
