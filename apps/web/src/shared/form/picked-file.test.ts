import { MOST_FILE_BYTES } from '@sportello/domain';
import { expect, it, vi } from 'vitest';
import { fileObstacle } from './picked-file.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  t: (raw: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw }, ...values),
}));

it.each([
  ['foto.jpg', 1, undefined],
  ['FOTO.JPG', MOST_FILE_BYTES, undefined],
  ['foto.jpg', MOST_FILE_BYTES + 1, 'foto.jpg è più grande di 5 MB: scegline uno più piccolo.'],
  ['foto.jpg', 0, 'foto.jpg è vuoto.'],
  ['foto.exe', 1, 'foto.exe: questo tipo di file non si può allegare.'],
  ['foto', 1, 'foto: questo tipo di file non si può allegare.'],
])('validates %s of %d bytes: %s', (name, bytes, words) => {
  expect(fileObstacle(new File([new Uint8Array(bytes)], name))).toBe(words);
});
