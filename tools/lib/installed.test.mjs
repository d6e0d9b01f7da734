import { expect, test } from 'vitest';
import { isSame } from './installed.mjs';

const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const react = { version: '19.0.0', integrity: 'sha512-a' };

test.each([
  ['the same', { 'node_modules/react': react }, true],
  ['nothing', {}, false],
  ['another version', { 'node_modules/react': { ...react, version: '18.0.0' } }, false],
  ['another content', { 'node_modules/react': { ...react, integrity: 'sha512-b' } }, false],
])('with %s installed', (_what, installed, expected) => {
  expect(isSame({ '': {}, 'apps/web': {}, 'node_modules/react': react }, installed, here)).toBe(expected);
});

test.each([
  ['for this one', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, false],
  ['for every Linux', { os: ['linux'] }, false],
  ['for a Mac', { os: ['darwin'], cpu: ['x64'] }, true],
  ['for another processor', { os: ['linux'], cpu: ['arm64'] }, true],
  ['for another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, true],
  ['for none, as part of another', {}, true],
])('an optional package that is missing is fine when it is %s: %j', (_what, platform, expected) => {
  const locked = { 'node_modules/native': { version: '1.0.0', optional: true, ...platform } };
  expect(isSame(locked, {}, here)).toBe(expected);
});
