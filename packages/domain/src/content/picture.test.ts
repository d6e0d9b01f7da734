import { expect, it } from 'vitest';
import { CONTENT_PICTURES } from './picture.ts';

it('returns the pictures of content in order', () => {
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
    'videocall',
    'socket',
    'tap',
    'washing-machine',
    'bulb',
    'shop',
    'flame',
    'bolt',
    'shield',
    'charger',
    'phone',
    'meter',
    'discount',
    'clock',
    'garden',
  ]);
});
