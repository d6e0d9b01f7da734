import { expect, it } from 'vitest';
import { recipientsOf } from './support.ts';

it.each(['prospect', 'switchout'])('%s, who has no contract, is told of no bill', (username) => {
  expect(recipientsOf(username).map(({ target }) => target)).toEqual(['PROFILO']);
});

it('promises nothing that hangs on who reads it', () => {
  for (const { text } of recipientsOf('full')) expect(text).not.toMatch(/puoi pagarla|archivio/);
});
