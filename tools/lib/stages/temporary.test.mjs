import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from './temporary.mjs';

vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  accessSync: vi.fn(),
  statfsSync: vi.fn(),
}));

const GIB = 1024 ** 3;
const haveFree = (bytes) => vi.mocked(statfsSync).mockReturnValue({ bavail: bytes / 4096, bsize: 4096 });

afterEach(() => vi.unstubAllEnvs());

it('returns the folder in memory where it has room', () => {
  vi.stubEnv('TMPDIR', undefined);
  haveFree(8 * GIB);
  expect(temporaryFolder()).toBe('/dev/shm');
});

it('returns the usual folder where memory is small, as in a container, or missing', () => {
  vi.stubEnv('TMPDIR', undefined);
  haveFree(0.0625 * GIB);
  expect(temporaryFolder()).toBe(tmpdir());
  vi.mocked(statfsSync).mockImplementation(() => {
    throw new Error('ENOENT');
  });
  expect(temporaryFolder()).toBe(tmpdir());
});

it('keeps a folder that was chosen', () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  haveFree(8 * GIB);
  expect(temporaryFolder()).toBe('/var/tmp');
});
