import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const app = 'https://app.example';
const other = 'https://gateway.example/api/documenti';

it.each([
  ['/api/documenti/v1/contenuto/D1', '/api/documenti', 'gateway', 'https://app.example/api/documenti/v1/contenuto/D1'],
  ['https://app.example/d1', '/api/documenti', 'gateway', 'https://app.example/d1'],
  ['/v1/contenuto/D1', other, 'gateway', 'https://gateway.example/v1/contenuto/D1'],
  ['https://gateway.example/d1', other, 'gateway', 'https://gateway.example/d1'],
  ['https://archive.example/d1', '/api/documenti', 'elsewhere', 'https://archive.example/d1'],
  ['//archive.example/d1', '/api/documenti', 'elsewhere', 'https://archive.example/d1'],
  ['https://app.example.evil.example/d1', '/api/documenti', 'elsewhere', 'https://app.example.evil.example/d1'],
] as const)('returns for %s from %s the place %s', (link, base, kind, url) => {
  expect(placeOf(link, base, app)).toEqual({ kind, url });
});

it.each([
  undefined,
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://app.example/x',
  'http://archive.example/d1',
  'https://name@app.example/d1',
  'https://',
])('returns no place for %s', (link) => {
  expect(placeOf(link, '/api/documenti', app)).toBeUndefined();
});
