import { expect, it } from 'vitest';
import { CONTENT_PICTURES } from './picture.ts';

it('returns the nine pictures of content in order', () => {
  expect(CONTENT_PICTURES).toEqual([
    'house',
    'boiler',
    'air-conditioner',
    'router',
    'panels',
    'technician',
    'mail',
    'done',
    'key',
  ]);
});
