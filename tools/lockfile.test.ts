import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockfile, withMissingPlatforms } from './lib/lockfile.ts';

test('npm ci accepts the lockfile: no platform is missing (else run tools/complete-lockfile.ts)', () => {
  expect(withMissingPlatforms(JSON.parse(readFileSync(lockfile, 'utf8'))).added).toEqual([]);
});

test('a missing platform is added with what its name says, and one that is there stays', () => {
  const { lock, added } = withMissingPlatforms({
    packages: {
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-musl': '1.2.3',
          '@tool/darwin-arm64': '1.2.3',
          '@tool/win32-x64': '1.2.3',
        },
      },
      'node_modules/@tool/win32-x64': { version: '1.2.3', optional: true },
    },
  });
  expect(added).toEqual(['@tool/linux-x64-musl', '@tool/darwin-arm64']);
  expect(lock.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
});
