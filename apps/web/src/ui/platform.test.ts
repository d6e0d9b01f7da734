import { expect, it } from 'vitest';
import { detectUiStyle, hasRoom } from './platform.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36';

it.each([
  ['an iPhone', IPHONE, 5, 'ios'],
  ['an iPad, which calls itself a Macintosh', MAC, 5, 'ios'],
  ['a Macintosh', MAC, 0, 'md'],
  ['an Android phone', ANDROID, 5, 'md'],
] as const)('tells the style of %s', (_device, userAgent, maxTouchPoints, style) => {
  expect(detectUiStyle({ userAgent, maxTouchPoints })).toBe(style);
});

it.each([
  [{}, true],
  [{ connection: {} }, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('decides for the connection %o whether pages may be preloaded: %s (pagine.rete.2)', (device, has) => {
  expect(hasRoom(device)).toBe(has);
});
