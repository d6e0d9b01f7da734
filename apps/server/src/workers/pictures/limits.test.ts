import { expect, it } from 'vitest';
import { isTooMuch } from './limits.ts';

const png = { format: 'png', channels: 4, depth: 'uchar', isProgressive: false, chromaSubsampling: '' } as const;
const jpeg = { ...png, format: 'jpeg', channels: 3, chromaSubsampling: '4:2:0' } as const;
const of = (width: number, height: number) => ({ width, height });

it.each([
  ['a photo of a phone', { ...jpeg, ...of(8064, 6048) }],
  ['a screenshot', { ...png, ...of(1440, 3200) }],
  ['an interlaced screenshot', { ...png, ...of(1440, 3200), isProgressive: true }],
  ['an interlaced photo of 16 megapixels', { ...png, ...of(4000, 4000), isProgressive: true }],
  ['a progressive photo of 16 megapixels', { ...jpeg, ...of(4608, 3456), isProgressive: true }],
  ['a panorama', { ...jpeg, ...of(16_382, 3000) }],
  ['a WebP of 12 megapixels', { ...png, ...of(4032, 3024), format: 'webp' as const }],
])('takes %s', (_, header) => {
  expect(isTooMuch(header)).toBe(false);
});

it.each([
  ['more than 50 megapixels', { ...jpeg, ...of(10_000, 5001) }],
  ['an interlaced PNG of 17 megapixels', { ...png, ...of(4200, 4100), isProgressive: true }],
  [
    'an interlaced PNG of 9 megapixels and 16 bits',
    { ...png, ...of(3000, 3000), isProgressive: true, depth: 'ushort' as const },
  ],
  ['a PNG of 17 megapixels to be turned', { ...png, ...of(4200, 4100), orientation: 6 }],
  ['a progressive photo of 48 megapixels', { ...jpeg, ...of(8064, 6048), isProgressive: true }],
  [
    'a progressive photo of 12 megapixels in full colour',
    { ...jpeg, ...of(4032, 3024), isProgressive: true, chromaSubsampling: '4:4:4' },
  ],
  ['a WebP of 17 megapixels', { ...png, ...of(4200, 4100), format: 'webp' as const }],
  ['a line of a million pixels', { ...png, ...of(1_000_000, 1) }],
])('rejects %s', (_, header) => {
  expect(isTooMuch(header)).toBe(true);
});
